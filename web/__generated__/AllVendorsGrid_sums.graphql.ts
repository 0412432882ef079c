/**
 * @generated SignedSource<<1d9d9b3815970a818dce72964ce21186>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type AllVendorsGrid_sums$data = {
  readonly currencies: ReadonlyArray<{
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly kind: BillLineKind;
    }>;
  }>;
  readonly missing: ReadonlyArray<Vendor>;
  readonly withoutBill: ReadonlyArray<Vendor>;
  readonly " $fragmentType": "AllVendorsGrid_sums";
};
export type AllVendorsGrid_sums$key = {
  readonly " $data"?: AllVendorsGrid_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllVendorsGrid_sums">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllVendorsGrid_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillSum",
      "kind": "LinkedField",
      "name": "currencies",
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
              "name": "kind",
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
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutBill",
      "storageKey": null
    }
  ],
  "type": "BillSums",
  "abstractKey": null
};

(node as any).hash = "bbc324cb48f7fa3a714ba1d14e7d3c43";

export default node;
