/**
 * @generated SignedSource<<1de37f0c66df5849e3ac04677c21dbe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type PlanMonths_plan$data = {
  readonly months: ReadonlyArray<{
    readonly billingAccountId: string;
    readonly money: ReadonlyArray<{
      readonly after: number | null | undefined;
      readonly before: number | null | undefined;
      readonly currency: string;
    }>;
    readonly month: string;
    readonly rowsAfter: number;
    readonly rowsBefore: number | null | undefined;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly monthsLeftOut: number;
  readonly " $fragmentType": "PlanMonths_plan";
};
export type PlanMonths_plan$key = {
  readonly " $data"?: PlanMonths_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanMonths_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanMonths_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedMonth",
      "kind": "LinkedField",
      "name": "months",
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
          "concreteType": "PlannedMoney",
          "kind": "LinkedField",
          "name": "money",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
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
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsAfter",
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
      "name": "monthsLeftOut",
      "storageKey": null
    }
  ],
  "type": "LoadPlan",
  "abstractKey": null
};

(node as any).hash = "89ec22f223ce9492c8d66e496b914704";

export default node;
