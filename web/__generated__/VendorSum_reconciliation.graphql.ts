/**
 * @generated SignedSource<<0f61923e3725f2261aa0391a11633bff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
import type { FragmentRefs } from "relay-runtime";
export type VendorSum_reconciliation$data = {
  readonly billedCost: number;
  readonly difference: number;
  readonly explanations: ReadonlyArray<{
    readonly amount: number;
    readonly kind: BillLineKind;
  }>;
  readonly " $fragmentType": "VendorSum_reconciliation";
};
export type VendorSum_reconciliation$key = {
  readonly " $data"?: VendorSum_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorSum_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorSum_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billedCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillExplanation",
      "kind": "LinkedField",
      "name": "explanations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillReconciliation",
  "abstractKey": null
};

(node as any).hash = "aa18b0c6e45c04299b1c851bff618494";

export default node;
