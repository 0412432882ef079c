/**
 * @generated SignedSource<<3d3259daa9b829fcf9cc85fa62ee02ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type useFilterLabels_analytics$data = {
  readonly filterLabels: ReadonlyArray<{
    readonly field: FilterField;
    readonly label: string;
    readonly value: string;
    readonly vendor: Vendor;
  }> | null | undefined;
  readonly " $fragmentType": "useFilterLabels_analytics";
};
export type useFilterLabels_analytics$key = {
  readonly " $data"?: useFilterLabels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFilterLabels_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFilterLabels_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CostFilterLabel",
      "kind": "LinkedField",
      "name": "filterLabels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
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
          "kind": "ScalarField",
          "name": "value",
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
      "storageKey": null
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};

(node as any).hash = "dd29e12ac9db17aa0b6ff088bc58d9e4";

export default node;
