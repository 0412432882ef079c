/**
 * @generated SignedSource<<c0529c79b0a27510bfd5e5eb3c1766bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeList_changes$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChangeRow_change">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "ChangeList_changes";
};
export type ChangeList_changes$key = {
  readonly " $data"?: ChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeList_changes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeList_changes",
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
      "concreteType": "DataChangeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DataChange",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChangeRow_change"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataChangeConnection",
  "abstractKey": null
};

(node as any).hash = "26cc80de5b7cf2e5356d362548c12fff";

export default node;
