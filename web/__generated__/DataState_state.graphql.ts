/**
 * @generated SignedSource<<de917b0663df125efb69c06061e8a6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type DataState_state$data = {
  readonly unlistedRows: number;
  readonly vendors: ReadonlyArray<{
    readonly vendor: Vendor;
    readonly " $fragmentSpreads": FragmentRefs<"FreshnessTable_vendor" | "GapsTable_vendor">;
  }>;
  readonly " $fragmentType": "DataState_state";
};
export type DataState_state$key = {
  readonly " $data"?: DataState_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataState_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataState_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unlistedRows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorData",
      "kind": "LinkedField",
      "name": "vendors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendor",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FreshnessTable_vendor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GapsTable_vendor"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataState",
  "abstractKey": null
};

(node as any).hash = "9a9d36b15838d88e8b80612af83456dd";

export default node;
