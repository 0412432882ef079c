/**
 * @generated SignedSource<<acb64b28b30268b5babe769e47bbb26d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetChannel = "ALERT_NOW" | "EMAIL" | "SMS";
export type WidgetChart = "LINE" | "PIE" | "STACK";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type WidgetFrame = "LAST_10_DAYS" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_16_WEEKS" | "LAST_24_WEEKS" | "LAST_2_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_4_WEEKS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_8_WEEKS" | "MONTH_TO_DATE" | "YEAR_TO_MONTH" | "YEAR_TO_WEEK";
export type WidgetItems = "CUSTOM" | "TOP_10" | "TOP_5";
export type WidgetScale = "COST" | "PERCENTAGE" | "VALUE";
export type WidgetSendType = "ALL" | "BY_LEVEL";
export type WidgetSensitivity = "HIGH" | "LOW" | "MIDDLE";
export type WidgetType = "ABNORMAL_CHANGE" | "ALERTS" | "CLOUD_BUDGET" | "COMPARE_COST_TREND" | "COST_BY_ACCOUNT" | "COST_BY_CATEGORY" | "COST_BY_PRODUCT" | "COST_BY_PROJECT" | "COST_BY_REGION" | "COST_BY_SERVICE_GROUP" | "COST_BY_TAG" | "COST_BY_VENDOR" | "COST_MONTH_TO_DATE" | "ESTIMATED_COST" | "INTEGRATED_PRODUCT_PORTION" | "ML_ABNORMAL_AI" | "ML_ABNORMAL_USER" | "MULTI_VENDOR_COST_BY" | "MULTI_VENDOR_PORTION_BY_SERVICE_GROUP" | "PORTION_BY" | "PRODUCT_PORTION" | "TOP5" | "TOP_MOVERS" | "TOTAL_SAVING" | "YEAR_COST_FORECAST";
import type { FragmentRefs } from "relay-runtime";
export type savedContent_dashboard$data = {
  readonly name: string;
  readonly scope: {
    readonly basis: CostBasis | null | undefined;
    readonly currency: string | null | undefined;
    readonly frame: DashboardFrame | null | undefined;
    readonly vendors: ReadonlyArray<Vendor> | null | undefined;
  };
  readonly updatedAt: string;
  readonly version: number;
  readonly widgets: ReadonlyArray<{
    readonly index: number;
    readonly layout: {
      readonly height: number;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    };
    readonly settings: {
      readonly account: string | null | undefined;
      readonly basis: CostBasis | null | undefined;
      readonly category: WidgetCategory | null | undefined;
      readonly channels: ReadonlyArray<WidgetChannel> | null | undefined;
      readonly chartType: WidgetChart | null | undefined;
      readonly comparison: WidgetComparison | null | undefined;
      readonly frame: WidgetFrame | null | undefined;
      readonly includesLowerLevels: boolean | null | undefined;
      readonly isPinned: boolean | null | undefined;
      readonly items: {
        readonly chosen: ReadonlyArray<{
          readonly key: string;
          readonly vendor: Vendor;
        }>;
        readonly show: WidgetItems;
      } | null | undefined;
      readonly joinSameNames: boolean | null | undefined;
      readonly maxAlert: number | null | undefined;
      readonly minAlert: number | null | undefined;
      readonly savedFilter: string | null | undefined;
      readonly savedFilterName: string | null | undefined;
      readonly scale: WidgetScale | null | undefined;
      readonly sendType: WidgetSendType | null | undefined;
      readonly sensitivity: WidgetSensitivity | null | undefined;
      readonly serviceGroupSet: string | null | undefined;
      readonly tagKey: string | null | undefined;
      readonly threshold: number | null | undefined;
      readonly title: string | null | undefined;
      readonly vendors: ReadonlyArray<Vendor> | null | undefined;
      readonly viewBy: ViewBy | null | undefined;
    };
    readonly type: WidgetType;
  }>;
  readonly " $fragmentType": "savedContent_dashboard";
};
export type savedContent_dashboard$key = {
  readonly " $data"?: savedContent_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedContent_dashboard">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedContent_dashboard"
};

(node as any).hash = "4b042eaf037eee75e4a264e76cce7702";

export default node;
