/**
 * @generated SignedSource<<b8a828bbe96db55ed7db5c4137b3b9de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataHistory_stored$data = {
  readonly keepDays: number;
  readonly keptMonths: number | null | undefined;
  readonly rowCount: number;
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
      "name": "keptMonths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
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

(node as any).hash = "86e32d0780e318f838039d6941d145b1";

export default node;
