/**
 * @generated SignedSource<<bafa69a9d65f404507baccc7840b2d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
export type BillLineSign = "CHARGE" | "DISCOUNT" | "SUM";
import type { FragmentRefs } from "relay-runtime";
export type ChargesTab_charges$data = {
  readonly bills: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
      readonly lines: ReadonlyArray<{
        readonly amount: number;
        readonly isCalculated: boolean;
        readonly kind: BillLineKind;
        readonly parts: ReadonlyArray<{
          readonly amount: number;
          readonly code: string;
          readonly name: string;
        }>;
        readonly sign: BillLineSign;
      }>;
    }>;
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly kind: BillLineKind;
    }>;
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
  "kind": "ScalarField",
  "name": "kind",
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
        {
          "alias": null,
          "args": null,
          "concreteType": "BillLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
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
            {
              "alias": null,
              "args": null,
              "concreteType": "BillLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sign",
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

(node as any).hash = "fd166208c06c9c629ea486f24122eb92";

export default node;
