/**
 * @generated SignedSource<<8d9ac878360177c378434b0081f0e8f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBridgeLineKind = "ADJUSTMENTS" | "COMMITMENT_FEES" | "COMMITMENT_UNUSED" | "COMMITMENT_USED" | "CREDITS" | "EXCHANGE_RATES" | "NOT_EXPLAINED" | "OTHER_BILLS" | "OTHER_FEES" | "OTHER_MONTHS" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TAX" | "USAGE" | "VAT" | "WITHOUT_RATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type BridgeOfAll_bridge$data = {
  readonly cost: number;
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly kind: CostBridgeLineKind;
    readonly parts: ReadonlyArray<{
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
  readonly total: number;
  readonly vendors: ReadonlyArray<{
    readonly cost: number;
    readonly total: number;
    readonly vendor: Vendor;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AllBridgeFile_bridge" | "BridgeRests_bridge">;
  readonly " $fragmentType": "BridgeOfAll_bridge";
};
export type BridgeOfAll_bridge$key = {
  readonly " $data"?: BridgeOfAll_bridge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BridgeOfAll_bridge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
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
  "name": "vendor",
  "storageKey": null
},
v3 = {
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
  "name": "BridgeOfAll_bridge",
  "selections": [
    (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
          "concreteType": "BillsBridgePart",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BillsBridgeVendor",
      "kind": "LinkedField",
      "name": "vendors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllBridgeFile_bridge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BridgeRests_bridge"
    }
  ],
  "type": "BillsBridge",
  "abstractKey": null
};
})();

(node as any).hash = "4d12f7f7941fbc7b1be1e65b70b36715";

export default node;
