/**
 * @generated SignedSource<<0915d14964a563a8d81b0569431500d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
import type { FragmentRefs } from "relay-runtime";
export type ChargesTab_charges$data = {
  readonly bills: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly figures: {
        readonly additionalServices: number;
        readonly cloudCost: number;
        readonly cloudFrontDiscount: number;
        readonly cloudFrontRequestDiscount: number;
        readonly cloudFrontTransferDiscount: number;
        readonly cloudOriginalCost: number;
        readonly credit: number;
        readonly ncpDiscount: number;
        readonly onDemandDiscount: number;
        readonly otherDiscount: number;
        readonly salesDiscount: number;
        readonly supportFee: number;
        readonly total: number;
        readonly vat: number;
      };
      readonly key: string;
      readonly label: string;
      readonly lines: ReadonlyArray<{
        readonly amount: number;
        readonly isCalculated: boolean;
        readonly isSubtotal: boolean;
        readonly kind: BillLineKind;
        readonly parts: ReadonlyArray<{
          readonly amount: number;
          readonly code: string;
          readonly name: string;
        }>;
      }>;
    }>;
    readonly currency: string;
    readonly figures: {
      readonly additionalServices: number;
      readonly cloudCost: number;
      readonly cloudFrontDiscount: number;
      readonly cloudFrontRequestDiscount: number;
      readonly cloudFrontTransferDiscount: number;
      readonly cloudOriginalCost: number;
      readonly credit: number;
      readonly ncpDiscount: number;
      readonly onDemandDiscount: number;
      readonly otherDiscount: number;
      readonly salesDiscount: number;
      readonly supportFee: number;
      readonly total: number;
      readonly vat: number;
    };
  }>;
  readonly " $fragmentType": "ChargesTab_charges";
};
export type ChargesTab_charges$key = {
  readonly " $data"?: ChargesTab_charges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChargesTab_charges">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ChargeFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additionalServices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontRequestDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontTransferDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudOriginalCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ncpDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onDemandDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChargesTab_charges",
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
            (v0/*:: as any*/),
            {
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isSubtotal",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isCalculated",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BillLinePart",
                  "kind": "LinkedField",
                  "name": "parts",
                  "plural": true,
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
                      "name": "name",
                      "storageKey": null
                    },
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
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

(node as any).hash = "97bae00f9ea38dd0b0a84d4df3a72b38";

export default node;
