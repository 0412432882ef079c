/**
 * @generated SignedSource<<3991fb94f531d2e423a86ae883ba6b8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBridgeLineKind = "ADJUSTMENTS" | "COMMITMENT_FEES" | "COMMITMENT_UNUSED" | "COMMITMENT_USED" | "CREDITS" | "EXCHANGE_RATES" | "NOT_EXPLAINED" | "OTHER_BILLS" | "OTHER_FEES" | "OTHER_MONTHS" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TAX" | "USAGE" | "VAT" | "WITHOUT_RATE";
import type { FragmentRefs } from "relay-runtime";
export type BridgeOfVendor_bridge$data = {
  readonly bills: ReadonlyArray<{
    readonly convertedCost: number;
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly kind: CostBridgeLineKind;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"BridgeOfCurrency_bill">;
  }>;
  readonly currency: string;
  readonly notExplained: number;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"VendorBridgeFile_bridge">;
  readonly " $fragmentType": "BridgeOfVendor_bridge";
};
export type BridgeOfVendor_bridge$key = {
  readonly " $data"?: BridgeOfVendor_bridge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BridgeOfVendor_bridge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BridgeOfVendor_bridge",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BridgeOfCurrency_bill"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "convertedCost",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorBridgeFile_bridge"
    }
  ],
  "type": "CostBridge",
  "abstractKey": null
};
})();

(node as any).hash = "07a1792cec87e2d40523338a04b4dc5a";

export default node;
