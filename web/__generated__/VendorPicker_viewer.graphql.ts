/**
 * @generated SignedSource<<22154c4ae47371c0a69139be4330a7ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type VendorPicker_viewer$data = {
  readonly preferences: {
    readonly selectedVendors: ReadonlyArray<Vendor>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VendorChoice_viewer">;
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
          "name": "selectedVendors",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "94faa071cbeee03d5170bbc729b25958";

export default node;
