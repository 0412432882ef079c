/**
 * @generated SignedSource<<bc7028699d9083495216f24d398240e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type coverageRows_figures$data = {
  readonly hours: {
    readonly coverage: number | null | undefined;
    readonly coverageWithPlans: number | null | undefined;
    readonly onDemand: number | null | undefined;
    readonly reserved: number | null | undefined;
    readonly savingsPlans: number | null | undefined;
    readonly total: number | null | undefined;
    readonly totalWithPlans: number | null | undefined;
  };
  readonly onDemandCost: number;
  readonly reservedOnDemandCost: number;
  readonly savingsPlansCost: number;
  readonly totalCost: number;
  readonly units: {
    readonly coverage: number | null | undefined;
    readonly coverageWithPlans: number | null | undefined;
    readonly onDemand: number | null | undefined;
    readonly reserved: number | null | undefined;
    readonly savingsPlans: number | null | undefined;
    readonly total: number | null | undefined;
    readonly totalWithPlans: number | null | undefined;
  };
  readonly " $fragmentType": "coverageRows_figures";
};
export type coverageRows_figures$key = {
  readonly " $data"?: coverageRows_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"coverageRows_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "coverageRows_figures"
};

(node as any).hash = "413afd018e4a76ca3d1884eb70104972";

export default node;
