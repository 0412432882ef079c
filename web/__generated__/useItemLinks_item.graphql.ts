/**
 * @generated SignedSource<<ce2e038e6476c67625ae833f4ec31bd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type useItemLinks_item$data = {
  readonly byVendor: ReadonlyArray<{
    readonly vendor: Vendor;
  }> | null | undefined;
  readonly isOthers: boolean;
  readonly key: string;
  readonly label: string;
  readonly labels: ReadonlyArray<string>;
  readonly vendor: Vendor | null | undefined;
  readonly " $fragmentType": "useItemLinks_item";
};
export type useItemLinks_item$key = {
  readonly " $data"?: useItemLinks_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useItemLinks_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useItemLinks_item",
  "selections": [
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOthers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorAmount",
      "kind": "LinkedField",
      "name": "byVendor",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostItem",
  "abstractKey": null
};
})();

(node as any).hash = "0e2cc6949fd597e1a72fd331479cf392";

export default node;
