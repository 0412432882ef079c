/**
 * @generated SignedSource<<84f3f712921011067707b8fba2e9ffed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type StatusView_view$data = {
  readonly status: {
    readonly at: string;
    readonly changedAt: string | null | undefined;
    readonly changedBy: string | null | undefined;
    readonly check: string;
    readonly code: string;
    readonly company: {
      readonly name: string;
    };
    readonly detail: string;
    readonly foundCode: string;
    readonly id: string;
    readonly isDeleted: boolean;
    readonly month: string | null | undefined;
    readonly note: string;
    readonly subject: string;
    readonly vendor: Vendor | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"StatusActions_status" | "StatusForm_status">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StatusLists_view">;
  readonly " $fragmentType": "StatusView_view";
};
export type StatusView_view$key = {
  readonly " $data"?: StatusView_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusView_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusView_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OperationStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "check",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "foundCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
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
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendor",
          "storageKey": null
        },
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
          "name": "StatusActions_status"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusForm_status"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusLists_view"
    }
  ],
  "type": "OperationStatusView",
  "abstractKey": null
};

(node as any).hash = "1412f5006e8ff170e5e519116241cd42";

export default node;
