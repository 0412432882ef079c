/**
 * @generated SignedSource<<edf00582fb86efd518503926b59296d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorSettings_administration$data = {
  readonly authorisedVendors: {
    readonly version: string;
    readonly " $fragmentSpreads": FragmentRefs<"VendorSettingsForm_authorised">;
  } | null | undefined;
  readonly " $fragmentType": "VendorSettings_administration";
};
export type VendorSettings_administration$key = {
  readonly " $data"?: VendorSettings_administration$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorSettings_administration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorSettings_administration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuthorisedVendors",
      "kind": "LinkedField",
      "name": "authorisedVendors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VendorSettingsForm_authorised"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Administration",
  "abstractKey": null
};

(node as any).hash = "641a7da22847b38ba6463c7e005a001c";

export default node;
