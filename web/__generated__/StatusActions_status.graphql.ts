/**
 * @generated SignedSource<<bbff70821e3139771fba0073690cd7be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusActions_status$data = {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isRepairable: boolean;
  readonly version: number;
  readonly " $fragmentType": "StatusActions_status";
};
export type StatusActions_status$key = {
  readonly " $data"?: StatusActions_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusActions_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusActions_status",
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
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRepairable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "OperationStatus",
  "abstractKey": null
};

(node as any).hash = "de22c56a8216842805c71312525664c2";

export default node;
