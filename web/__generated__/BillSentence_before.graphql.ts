/**
 * @generated SignedSource<<bcbaafacb00a379a8412480a0597b4e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
import type { FragmentRefs } from "relay-runtime";
export type BillSentence_before$data = {
  readonly bills: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
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
  readonly " $fragmentType": "BillSentence_before";
};
export type BillSentence_before$key = {
  readonly " $data"?: BillSentence_before$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillSentence_before">;
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
  "name": "BillSentence_before",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
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

(node as any).hash = "bb578f19fe6a67a373e9b6fced414d6c";

export default node;
