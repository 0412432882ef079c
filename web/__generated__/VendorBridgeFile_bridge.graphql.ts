/**
 * @generated SignedSource<<43ca385e9b1092d0b9598a76d7f6ca21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBridgeLineKind = "ADJUSTMENTS" | "COMMITMENT_FEES" | "COMMITMENT_UNUSED" | "COMMITMENT_USED" | "CREDITS" | "EXCHANGE_RATES" | "NOT_EXPLAINED" | "OTHER_BILLS" | "OTHER_FEES" | "OTHER_MONTHS" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TAX" | "USAGE" | "VAT" | "WITHOUT_RATE";
import type { FragmentRefs } from "relay-runtime";
export type VendorBridgeFile_bridge$data = {
  readonly bills: ReadonlyArray<{
    readonly conversions: ReadonlyArray<{
      readonly rate: {
        readonly date: string | null | undefined;
        readonly from: string;
        readonly rate: number;
        readonly source: string;
        readonly to: string;
      };
    }>;
    readonly convertedCost: number;
    readonly cost: number;
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly kind: CostBridgeLineKind;
      readonly months: ReadonlyArray<{
        readonly amount: number;
        readonly month: string;
      }>;
    }>;
    readonly total: number;
  }>;
  readonly currency: string;
  readonly notExplained: number;
  readonly total: number;
  readonly " $fragmentType": "VendorBridgeFile_bridge";
};
export type VendorBridgeFile_bridge$key = {
  readonly " $data"?: VendorBridgeFile_bridge$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorBridgeFile_bridge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorBridgeFile_bridge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBridgeBill",
      "kind": "LinkedField",
      "name": "bills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CostBridgeConversion",
          "kind": "LinkedField",
          "name": "conversions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AppliedRate",
              "kind": "LinkedField",
              "name": "rate",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "source",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "convertedCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CostBridgeLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
              "concreteType": "CostBridgeMonth",
              "kind": "LinkedField",
              "name": "months",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "month",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notExplained",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "type": "CostBridge",
  "abstractKey": null
};
})();

(node as any).hash = "c63f638e16fdd8b4d5a73dd691d574d2";

export default node;
