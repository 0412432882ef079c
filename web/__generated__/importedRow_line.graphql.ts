/**
 * @generated SignedSource<<f0fffd16bb0dfb3a1401a57c6cce4968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportCheckName = "BREAK_EVEN" | "HOURS" | "HOURS_SAVING" | "PEER_QUANTITY" | "PEER_SAVING" | "SAVING" | "UNIT_PRICE" | "USE";
export type ImportVerdict = "RIGHT" | "UNCHECKED" | "WRONG";
export type ImportedRecommendationKind = "AZURE_VM" | "EC2" | "ELASTICACHE" | "GCP_COMMITMENT" | "OPENSEARCH" | "RDS" | "REDSHIFT" | "SAVINGS_PLANS";
import type { FragmentRefs } from "relay-runtime";
export type importedRow_line$data = {
  readonly account: string;
  readonly byHours: {
    readonly averageUse: number;
    readonly isFitted: boolean;
    readonly monthlySavings: number;
    readonly quantity: number;
  } | null | undefined;
  readonly checks: ReadonlyArray<{
    readonly check: ImportCheckName;
    readonly isOk: boolean | null | undefined;
    readonly reckoned: number | null | undefined;
    readonly told: number | null | undefined;
  }>;
  readonly commitment: number | null | undefined;
  readonly currency: string | null | undefined;
  readonly file: string;
  readonly key: string;
  readonly kind: ImportedRecommendationKind;
  readonly line: number | null | undefined;
  readonly madeAt: string | null | undefined;
  readonly monthlyOnDemand: number | null | undefined;
  readonly monthlySavings: number | null | undefined;
  readonly name: string;
  readonly ours: {
    readonly key: string;
    readonly monthlySavings: number | null | undefined;
    readonly quantity: number | null | undefined;
  } | null | undefined;
  readonly paymentOption: string;
  readonly platform: string | null | undefined;
  readonly quantity: number | null | undefined;
  readonly region: string;
  readonly source: string;
  readonly termYears: number | null | undefined;
  readonly verdict: ImportVerdict;
  readonly " $fragmentType": "importedRow_line";
};
export type importedRow_line$key = {
  readonly " $data"?: importedRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"importedRow_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "importedRow_line"
};

(node as any).hash = "8c97f5006fffb704445ed54ba0342ce2";

export default node;
