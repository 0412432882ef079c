/**
 * @generated SignedSource<<22af05e6c17bf4a0d9734b8a1411ffc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
import type { FragmentRefs } from "relay-runtime";
export type BillWaterfall_charges$data = {
  readonly bills: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly lines: ReadonlyArray<{
        readonly amount: number;
        readonly kind: BillLineKind;
      }>;
    }>;
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly kind: BillLineKind;
    }>;
  }>;
  readonly " $fragmentType": "BillWaterfall_charges";
};
export type BillWaterfall_charges$key = {
  readonly " $data"?: BillWaterfall_charges$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillWaterfall_charges">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "BillLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillWaterfall_charges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyBill",
      "kind": "LinkedField",
      "name": "bills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountCharge",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillCharges",
  "abstractKey": null
};
})();

(node as any).hash = "7659fdb1914a1ab1c49d00dc211715aa";

export default node;
