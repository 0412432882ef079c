/**
 * @generated SignedSource<<743e17d3900cde8aa6af675a36cd9425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type LoadedFile_file$data = {
  readonly format: string;
  readonly layout: string;
  readonly name: string;
  readonly notes: ReadonlyArray<string>;
  readonly rowsLoaded: number;
  readonly rowsRead: number;
  readonly rowsRejected: number;
  readonly totals: ReadonlyArray<{
    readonly billed: number;
    readonly currency: string;
    readonly effective: number;
    readonly month: string;
    readonly rows: number;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly unchanged: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RejectedRows_file">;
  readonly " $fragmentType": "LoadedFile_file";
};
export type LoadedFile_file$key = {
  readonly " $data"?: LoadedFile_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedFile_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedFile_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
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
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsLoaded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadTotal",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effective",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RejectedRows_file"
    }
  ],
  "type": "LoadedFile",
  "abstractKey": null
};

(node as any).hash = "08b8e4264ba3d674d2bfc5e90cb748a0";

export default node;
