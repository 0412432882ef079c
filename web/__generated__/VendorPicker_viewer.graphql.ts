/**
 * @generated SignedSource<<0d82aa478ea738c009fdf8d8baf8baf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type VendorPicker_viewer$data = {
  readonly preferences: {
    readonly availableVendors: ReadonlyArray<Vendor>;
    readonly selectedVendors: ReadonlyArray<Vendor>;
  } | null | undefined;
  readonly " $fragmentType": "VendorPicker_viewer";
};
export type VendorPicker_viewer$key = {
  readonly " $data"?: VendorPicker_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorPicker_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorPicker_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableVendors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selectedVendors",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1a7daf1f67033f191b0d32fd1c227e8b";

export default node;
