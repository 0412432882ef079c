/**
 * @generated SignedSource<<0614cdaeed497eea8b1e619989249a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type GapsTable_vendor$data = ReadonlyArray<{
  readonly currencies: ReadonlyArray<{
    readonly billed: number;
    readonly currency: string;
    readonly rowCount: number;
    readonly shareWithoutAccount: number | null | undefined;
    readonly shareWithoutListPrice: number | null | undefined;
    readonly shareWithoutRegion: number | null | undefined;
    readonly shareWithoutService: number | null | undefined;
    readonly shareWithoutTags: number | null | undefined;
    readonly zeroCostRows: number;
  }>;
  readonly isCounted: boolean;
  readonly vendor: Vendor;
  readonly " $fragmentType": "GapsTable_vendor";
}>;
export type GapsTable_vendor$key = ReadonlyArray<{
  readonly " $data"?: GapsTable_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"GapsTable_vendor">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GapsTable_vendor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCounted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyData",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
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
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareWithoutAccount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareWithoutListPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareWithoutRegion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareWithoutService",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareWithoutTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zeroCostRows",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorData",
  "abstractKey": null
};

(node as any).hash = "74aad68db0e5c22a007ddb18e53e5192";

export default node;
