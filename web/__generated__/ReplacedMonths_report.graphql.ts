/**
 * @generated SignedSource<<f5c0543347c210f5d57d42a295ac4d14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ReplacedMonths_report$data = {
  readonly replaced: ReadonlyArray<{
    readonly billingAccountId: string;
    readonly isShrunk: boolean;
    readonly month: string;
    readonly rowsBefore: number;
    readonly rowsNow: number;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly replacedLeftOut: number;
  readonly " $fragmentType": "ReplacedMonths_report";
};
export type ReplacedMonths_report$key = {
  readonly " $data"?: ReplacedMonths_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplacedMonths_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplacedMonths_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReplacedMonth",
      "kind": "LinkedField",
      "name": "replaced",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingAccountId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShrunk",
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
          "name": "rowsBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsNow",
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
      "name": "replacedLeftOut",
      "storageKey": null
    }
  ],
  "type": "LoadReport",
  "abstractKey": null
};

(node as any).hash = "1ef0de22729ae4a3929d32fb28626914";

export default node;
