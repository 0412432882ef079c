/**
 * @generated SignedSource<<0c707900e01eb61ff982abb56188b45d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RecommendationKind = "AZURE_VM" | "EC2" | "ELASTICACHE" | "OPENSEARCH" | "RDS" | "REDSHIFT" | "SAVINGS_PLANS";
export type RecommendationPayment = "ALL_UPFRONT" | "NO_UPFRONT" | "PARTIAL_UPFRONT";
export type RecommendationRateSource = "OBSERVED" | "TABLE";
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
import type { FragmentRefs } from "relay-runtime";
export type adviceRow_piece$data = {
  readonly account: string;
  readonly accountName: string;
  readonly averageUse: number | null | undefined;
  readonly breakEvenFall: number | null | undefined;
  readonly breakEvenMonths: number | null | undefined;
  readonly breakEvenUtilization: number | null | undefined;
  readonly commitment: number | null | undefined;
  readonly coverage: number | null | undefined;
  readonly decision: {
    readonly state: RecommendationState;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly deployment: string | null | undefined;
  readonly downside: ReadonlyArray<{
    readonly fallPercent: number;
    readonly leastMonthlySavings: number;
    readonly monthlySavings: number;
  }>;
  readonly flexibilityGroup: string | null | undefined;
  readonly instanceFamily: string | null | undefined;
  readonly instanceType: string | null | undefined;
  readonly isSizeFlexible: boolean | null | undefined;
  readonly key: string;
  readonly kind: RecommendationKind;
  readonly lockInMonths: number | null | undefined;
  readonly lookBackDays: number;
  readonly maximumUse: number | null | undefined;
  readonly minimumUse: number | null | undefined;
  readonly monthlyOnDemand: number;
  readonly monthlySavings: number;
  readonly normalizedUnits: number | null | undefined;
  readonly offeringClass: string | null | undefined;
  readonly operation: string | null | undefined;
  readonly paymentOption: RecommendationPayment;
  readonly planType: string | null | undefined;
  readonly platform: string | null | undefined;
  readonly quantity: number | null | undefined;
  readonly rate: {
    readonly discount: number | null | undefined;
    readonly file: string;
    readonly from: string | null | undefined;
    readonly isOfOtherTerms: boolean;
    readonly source: RecommendationRateSource;
  };
  readonly recurringCost: number;
  readonly region: string | null | undefined;
  readonly regionName: string | null | undefined;
  readonly savingsHigh: number | null | undefined;
  readonly savingsLow: number | null | undefined;
  readonly savingsRate: number | null | undefined;
  readonly tenancy: string | null | undefined;
  readonly termYears: number;
  readonly upfrontCost: number;
  readonly utilization: number | null | undefined;
  readonly " $fragmentType": "adviceRow_piece";
};
export type adviceRow_piece$key = {
  readonly " $data"?: adviceRow_piece$data;
  readonly " $fragmentSpreads": FragmentRefs<"adviceRow_piece">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "adviceRow_piece"
};

(node as any).hash = "6be52472bcb3ecdd8e307699fa968166";

export default node;
