/**
 * @generated SignedSource<<84b3dfe32e4321790724cfe7b5e97663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBridgeLineKind = "ADJUSTMENTS" | "COMMITMENT_FEES" | "COMMITMENT_UNUSED" | "COMMITMENT_USED" | "CREDITS" | "EXCHANGE_RATES" | "NOT_EXPLAINED" | "OTHER_BILLS" | "OTHER_FEES" | "OTHER_MONTHS" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TAX" | "USAGE" | "VAT" | "WITHOUT_RATE";
import type { FragmentRefs } from "relay-runtime";
export type BridgeOfCurrency_bill$data = {
  readonly conversions: ReadonlyArray<{
    readonly amount: number;
    readonly rate: {
      readonly date: string | null | undefined;
      readonly from: string;
      readonly rate: number;
      readonly source: string;
      readonly to: string;
    };
  }>;
  readonly cost: number;
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly billed: number | null | undefined;
    readonly effective: number | null | undefined;
    readonly kind: CostBridgeLineKind;
    readonly parts: ReadonlyArray<{
      readonly amount: number;
      readonly month: string;
    }>;
  }>;
  readonly total: number;
  readonly unconverted: number;
  readonly " $fragmentType": "BridgeOfCurrency_bill";
};
export type BridgeOfCurrency_bill$key = {
  readonly " $data"?: BridgeOfCurrency_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BridgeOfCurrency_bill">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "BridgeOfCurrency_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBridgeConversion",
      "kind": "LinkedField",
      "name": "conversions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "name": "cost",
      "storageKey": null
    },
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
      "concreteType": "CostBridgeLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effective",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": "parts",
          "args": null,
          "concreteType": "CostBridgeMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
      "name": "unconverted",
      "storageKey": null
    }
  ],
  "type": "CostBridgeBill",
  "abstractKey": null
};
})();

(node as any).hash = "105b1dacf0dc3635b73562115e0666b9";

export default node;
