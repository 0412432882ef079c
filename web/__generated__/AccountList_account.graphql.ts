/**
 * @generated SignedSource<<ad188d41a4b84a6f3f986167becb1f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountList_account$data = {
  readonly account: string;
  readonly accountName: string;
  readonly figures: {
    readonly monthlyOnDemand: number;
    readonly monthlySavings: number;
    readonly recurringCost: number;
    readonly savingsRate: number | null | undefined;
    readonly upfrontCost: number;
  };
  readonly pieces: number;
  readonly " $fragmentType": "AccountList_account";
};
export type AccountList_account$key = {
  readonly " $data"?: AccountList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountList_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AccountList_account"
};

(node as any).hash = "7ca862edf89f25752947774a3a4035ee";

export default node;
