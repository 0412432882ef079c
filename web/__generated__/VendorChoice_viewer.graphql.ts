/**
 * @generated SignedSource<<531a2d14eb3664c3ed01a92f18b648fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type VendorChoice_viewer$data = {
  readonly preferences: {
    readonly availableVendors: ReadonlyArray<Vendor>;
    readonly selectedVendors: ReadonlyArray<Vendor>;
  } | null | undefined;
  readonly vendorCatalogue: ReadonlyArray<{
    readonly badge: string;
    readonly hasData: boolean;
    readonly isAuthorised: boolean;
    readonly isOffered: boolean;
    readonly key: string;
    readonly name: string;
    readonly vendor: Vendor | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "VendorChoice_viewer";
};
export type VendorChoice_viewer$key = {
  readonly " $data"?: VendorChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorChoice_viewer",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueVendor",
      "kind": "LinkedField",
      "name": "vendorCatalogue",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasData",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAuthorised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOffered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2399cb78d0e0180988c24552337a7027";

export default node;
