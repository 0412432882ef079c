/**
 * @generated SignedSource<<61d1e9369da20a9b90e95530230d30b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusForm_status$data = {
  readonly code: string;
  readonly foundCode: string;
  readonly id: string;
  readonly note: string;
  readonly version: number;
  readonly " $fragmentType": "StatusForm_status";
};
export type StatusForm_status$key = {
  readonly " $data"?: StatusForm_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusForm_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusForm_status",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foundCode",
      "storageKey": null
    },
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
      "name": "note",
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

(node as any).hash = "05d694fb72a4238db74389a26360fc1a";

export default node;
