/**
 * @generated SignedSource<<d0837e64fcd38e72b37e46fbbb6efb69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataHistory_stored$data = {
  readonly keepDays: number;
  readonly monthCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveData_stored" | "ScopeFields_stored">;
  readonly " $fragmentType": "DataHistory_stored";
};
export type DataHistory_stored$key = {
  readonly " $data"?: DataHistory_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataHistory_stored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataHistory_stored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveData_stored"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScopeFields_stored"
    }
  ],
  "type": "StoredData",
  "abstractKey": null
};

(node as any).hash = "0d4e5edad1b8e77295fec4fd5bcbedb4";

export default node;
