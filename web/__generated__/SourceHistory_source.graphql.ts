/**
 * @generated SignedSource<<2f77b825062a28cc8a03bb9cc2d58758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataSourceState = "ARRIVING" | "FAILED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type SourceHistory_source$data = {
  readonly id: string;
  readonly lastRun: {
    readonly " $fragmentSpreads": FragmentRefs<"SourceRun_run">;
  } | null | undefined;
  readonly months: ReadonlyArray<{
    readonly fileCount: number;
    readonly month: string | null | undefined;
    readonly seenAt: string;
    readonly state: DataSourceState;
  }>;
  readonly " $fragmentType": "SourceHistory_source";
};
export type SourceHistory_source$key = {
  readonly " $data"?: SourceHistory_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceHistory_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceHistory_source",
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
      "concreteType": "DataSourceRun",
      "kind": "LinkedField",
      "name": "lastRun",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SourceRun_run"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataSourceSeen",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataSource",
  "abstractKey": null
};

(node as any).hash = "1a086adf5c1b927f672a3f1c2ddc5684";

export default node;
