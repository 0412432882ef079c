/**
 * @generated SignedSource<<987421e1ddc13a2d456684d7e7b272ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoadAnswer = "DAY_FIRST" | "DECIMAL_COMMA" | "DECIMAL_POINT" | "DOUBLED" | "IDS" | "MONTH_FIRST" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
export type LoadReason = "DATES" | "DECIMALS" | "DOUBLED" | "IDS" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type PlanFindings_plan$data = {
  readonly findings: ReadonlyArray<{
    readonly answers: ReadonlyArray<LoadAnswer>;
    readonly billingAccountId: string | null | undefined;
    readonly detail: string;
    readonly file: string | null | undefined;
    readonly month: string | null | undefined;
    readonly reason: LoadReason;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly findingsLeftOut: number;
  readonly " $fragmentType": "PlanFindings_plan";
};
export type PlanFindings_plan$key = {
  readonly " $data"?: PlanFindings_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFindings_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFindings_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answers",
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
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "file",
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
          "name": "reason",
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
      "name": "findingsLeftOut",
      "storageKey": null
    }
  ],
  "type": "LoadPlan",
  "abstractKey": null
};

(node as any).hash = "8837c44ecabd57e1b97e2e2b76dc5219";

export default node;
