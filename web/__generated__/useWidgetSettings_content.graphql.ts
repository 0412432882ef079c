/**
 * @generated SignedSource<<76846a4ae8e80f2ec01416276c977914>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetChart = "LINE" | "PIE" | "STACK";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type WidgetFrame = "LAST_10_DAYS" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_16_WEEKS" | "LAST_24_WEEKS" | "LAST_2_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_4_WEEKS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_8_WEEKS" | "MONTH_TO_DATE" | "YEAR_TO_MONTH" | "YEAR_TO_WEEK";
export type WidgetItems = "CUSTOM" | "TOP_10" | "TOP_5";
export type WidgetScale = "COST" | "PERCENTAGE" | "VALUE";
export type WidgetSensitivity = "HIGH" | "LOW" | "MIDDLE";
import type { FragmentRefs } from "relay-runtime";
export type useWidgetSettings_content$data = {
  readonly settings: {
    readonly account: string | null | undefined;
    readonly basis: CostBasis | null | undefined;
    readonly category: WidgetCategory | null | undefined;
    readonly chartType: WidgetChart | null | undefined;
    readonly comparison: WidgetComparison | null | undefined;
    readonly frame: WidgetFrame | null | undefined;
    readonly items: {
      readonly chosen: ReadonlyArray<{
        readonly key: string;
        readonly vendor: Vendor;
      }>;
      readonly show: WidgetItems;
    } | null | undefined;
    readonly maxAlert: number | null | undefined;
    readonly minAlert: number | null | undefined;
    readonly savedFilter: string | null | undefined;
    readonly savedFilterName: string | null | undefined;
    readonly scale: WidgetScale | null | undefined;
    readonly sensitivity: WidgetSensitivity | null | undefined;
    readonly serviceGroupSet: string | null | undefined;
    readonly tagKey: string | null | undefined;
    readonly threshold: number | null | undefined;
    readonly vendors: ReadonlyArray<Vendor> | null | undefined;
    readonly viewBy: ViewBy | null | undefined;
  };
  readonly " $fragmentType": "useWidgetSettings_content";
};
export type useWidgetSettings_content$key = {
  readonly " $data"?: useWidgetSettings_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWidgetSettings_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WidgetSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
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
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chartType",
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
          "kind": "ScalarField",
          "name": "frame",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WidgetItemChoice",
          "kind": "LinkedField",
          "name": "items",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WidgetItem",
              "kind": "LinkedField",
              "name": "chosen",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
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
              "name": "show",
              "storageKey": null
            }
          ],
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
          "name": "savedFilter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedFilterName",
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
          "name": "sensitivity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceGroupSet",
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
          "name": "threshold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
};

(node as any).hash = "b8f3445898471359d2889fb8b41d09a4";

export default node;
