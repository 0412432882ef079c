/**
 * @generated SignedSource<<3f8e9e3d4eab793e68094f93444bf561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbnormalScale = "PERCENTAGE" | "VALUE";
export type AnomalyRuleBasis = "BILLED" | "EFFECTIVE" | "USAGE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
import type { FragmentRefs } from "relay-runtime";
export type RuleEditor_rule$data = {
  readonly basis: AnomalyRuleBasis;
  readonly comparison: WidgetComparison;
  readonly filters: ReadonlyArray<{
    readonly conditions: ReadonlyArray<{
      readonly contains: string | null | undefined;
      readonly field: FilterField;
      readonly isExcluding: boolean;
      readonly startsWith: string | null | undefined;
      readonly tagKey: string | null | undefined;
      readonly values: ReadonlyArray<string> | null | undefined;
    }>;
    readonly vendor: Vendor;
  }>;
  readonly id: string;
  readonly isActive: boolean;
  readonly maxAlert: number;
  readonly minAlert: number;
  readonly scale: AbnormalScale;
  readonly threshold: number;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "RuleEditor_rule";
};
export type RuleEditor_rule$key = {
  readonly " $data"?: RuleEditor_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleEditor_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleEditor_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparison",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostFilter",
      "kind": "LinkedField",
      "name": "filters",
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
          "alias": null,
          "args": null,
          "concreteType": "FilterCondition",
          "kind": "LinkedField",
          "name": "conditions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isExcluding",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contains",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsWith",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AnomalyRule",
  "abstractKey": null
};

(node as any).hash = "978efe439f01716782c58295c8ba3566";

export default node;
