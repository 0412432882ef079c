/**
 * @generated SignedSource<<377a5f5db7ed9d53b19d6d4434a87849>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ChangedMonths_report$data = {
  readonly months: ReadonlyArray<{
    readonly amounts: ReadonlyArray<{
      readonly billedBefore: number;
      readonly billedNow: number;
      readonly currency: string;
    }>;
    readonly billingAccountId: string;
    readonly month: string;
    readonly rowsBefore: number;
    readonly rowsNow: number;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly monthsLeftOut: number;
  readonly " $fragmentType": "ChangedMonths_report";
};
export type ChangedMonths_report$key = {
  readonly " $data"?: ChangedMonths_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedMonths_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedMonths_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthsLeftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DataAmountChange",
          "kind": "LinkedField",
          "name": "amounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "billedBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "billedNow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
    }
  ],
  "type": "DataChangeReport",
  "abstractKey": null
};

(node as any).hash = "db1ee0b267f217fa7fa0d5e9f5ac4eb7";

export default node;
