/**
 * @generated SignedSource<<86525b746a14a38ee6ef39fc936512c6>>
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
  readonly files: ReadonlyArray<{
    readonly file: string;
  }>;
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
      "concreteType": "StoredFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "file",
          "storageKey": null
        }
      ],
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

(node as any).hash = "5bc337a7c8b7dcdfbdf2be52f70b6b2b";

export default node;
