/**
 * @generated SignedSource<<38d30ca839b47e1ffb71dc8f0c1779cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
import type { FragmentRefs } from "relay-runtime";
export type LoadList_loads$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly state: LoadState;
      readonly " $fragmentSpreads": FragmentRefs<"LoadRow_run">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "LoadList_loads";
};
export type LoadList_loads$key = {
  readonly " $data"?: LoadList_loads$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadList_loads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadList_loads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadRunEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoadRun",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LoadRow_run"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LoadRunConnection",
  "abstractKey": null
};

(node as any).hash = "75fe7d8400ac3617bf8242ea9521c4b4";

export default node;
