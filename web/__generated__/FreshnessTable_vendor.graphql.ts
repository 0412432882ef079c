/**
 * @generated SignedSource<<3447e00f20264534b33674b18f16706d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type FreshnessTable_vendor$data = ReadonlyArray<{
  readonly completeThrough: string | null | undefined;
  readonly dataThrough: string | null | undefined;
  readonly firstDate: string;
  readonly lastLoadedAt: string;
  readonly loadCount: number;
  readonly missingMonths: ReadonlyArray<string>;
  readonly monthCount: number;
  readonly roundedMonths: ReadonlyArray<string>;
  readonly vendor: Vendor;
  readonly " $fragmentType": "FreshnessTable_vendor";
}>;
export type FreshnessTable_vendor$key = ReadonlyArray<{
  readonly " $data"?: FreshnessTable_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreshnessTable_vendor">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FreshnessTable_vendor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completeThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingMonths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundedMonths",
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
  "type": "VendorData",
  "abstractKey": null
};

(node as any).hash = "c69ea48a09cfd0ba22a88a12ed1da817";

export default node;
