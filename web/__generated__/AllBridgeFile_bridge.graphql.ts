/**
 * @generated SignedSource<<8f7936e7539289ec31cbfcd31b6f959e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBridgeLineKind = "ADJUSTMENTS" | "COMMITMENT_FEES" | "COMMITMENT_UNUSED" | "COMMITMENT_USED" | "CREDITS" | "EXCHANGE_RATES" | "NOT_EXPLAINED" | "OTHER_BILLS" | "OTHER_FEES" | "OTHER_MONTHS" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TAX" | "USAGE" | "VAT" | "WITHOUT_RATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type AllBridgeFile_bridge$data = {
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly kind: CostBridgeLineKind;
    readonly vendors: ReadonlyArray<{
      readonly amount: number;
      readonly vendor: Vendor;
    }>;
  }>;
  readonly rates: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly from: string;
    readonly rate: number;
    readonly source: string;
    readonly to: string;
  }>;
  readonly vendors: ReadonlyArray<{
    readonly cost: number;
    readonly total: number;
    readonly vendor: Vendor;
  }>;
  readonly " $fragmentType": "AllBridgeFile_bridge";
};
export type AllBridgeFile_bridge$key = {
  readonly " $data"?: AllBridgeFile_bridge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllBridgeFile_bridge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllBridgeFile_bridge",
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
      "concreteType": "BillsBridgeLine",
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
          "concreteType": "BillsBridgePart",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillsBridgeVendor",
      "kind": "LinkedField",
      "name": "vendors",
      "plural": true,
      "selections": [
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
          "name": "total",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BillsBridge",
  "abstractKey": null
};
})();

(node as any).hash = "bc06a8bca392893b210906ab28bc63c6";

export default node;
