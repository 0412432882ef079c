/**
 * @generated SignedSource<<214c4beb042fabbd8697e3d5570f6736>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type VendorSettingsForm_authorised$data = {
  readonly isUnlimited: boolean;
  readonly offered: ReadonlyArray<Vendor>;
  readonly vendors: ReadonlyArray<Vendor>;
  readonly version: string;
  readonly " $fragmentType": "VendorSettingsForm_authorised";
};
export type VendorSettingsForm_authorised$key = {
  readonly " $data"?: VendorSettingsForm_authorised$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorSettingsForm_authorised">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorSettingsForm_authorised",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnlimited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AuthorisedVendors",
  "abstractKey": null
};

(node as any).hash = "3b6857d1e7c32e395f723016c8e8aa82";

export default node;
