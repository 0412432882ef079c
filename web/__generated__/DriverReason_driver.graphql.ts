/**
 * @generated SignedSource<<51536457909e9ee72c1ada73879d8faa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostDriverKind = "COMMITMENT" | "CREDIT" | "DISCOUNT" | "FEE" | "GONE" | "GONE_USAGE" | "MIX" | "NEW" | "NEW_USAGE" | "PRICE" | "PURCHASE_OPTION" | "REST" | "UNMEASURED" | "USAGE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type DriverReason_driver$data = {
  readonly amount: number;
  readonly count: number;
  readonly kind: CostDriverKind;
  readonly usage: {
    readonly compareDiscount: number | null | undefined;
    readonly comparePrice: number | null | undefined;
    readonly compareQuantity: number;
    readonly discount: number | null | undefined;
    readonly price: number | null | undefined;
    readonly quantity: number;
    readonly unit: string;
    readonly usageType: string;
  } | null | undefined;
  readonly usageType: string | null | undefined;
  readonly vendor: Vendor | null | undefined;
  readonly " $fragmentType": "DriverReason_driver";
};
export type DriverReason_driver$key = {
  readonly " $data"?: DriverReason_driver$data;
  readonly " $fragmentSpreads": FragmentRefs<"DriverReason_driver">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usageType",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DriverReason_driver",
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
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CostDriverUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareDiscount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparePrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendor",
      "storageKey": null
    }
  ],
  "type": "CostDriver",
  "abstractKey": null
};
})();

(node as any).hash = "324984c48eab6f11af4517f099be37be";

export default node;
