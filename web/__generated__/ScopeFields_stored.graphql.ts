/**
 * @generated SignedSource<<02d1878abbe5d03b6b3c0770c5dc96db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ScopeFields_stored$data = {
  readonly billingAccountIds: ReadonlyArray<string>;
  readonly months: ReadonlyArray<string>;
  readonly vendors: ReadonlyArray<Vendor>;
  readonly " $fragmentType": "ScopeFields_stored";
};
export type ScopeFields_stored$key = {
  readonly " $data"?: ScopeFields_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScopeFields_stored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScopeFields_stored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingAccountIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendors",
      "storageKey": null
    }
  ],
  "type": "StoredData",
  "abstractKey": null
};

(node as any).hash = "2518eaebb1f5f81933edccfee01975e3";

export default node;
