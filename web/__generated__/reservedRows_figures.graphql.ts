/**
 * @generated SignedSource<<d95376757d5ff911ea184201c275249c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UtilizationForm = "COST" | "QUANTITY";
import type { FragmentRefs } from "relay-runtime";
export type reservedRows_figures$data = {
  readonly moneyUtilization: number | null | undefined;
  readonly netSavings: number;
  readonly onDemandSpend: number;
  readonly quantityUnit: string | null | undefined;
  readonly savingsRate: number | null | undefined;
  readonly totalPayment: number;
  readonly unusedPayment: number;
  readonly unusedQuantity: number | null | undefined;
  readonly usedPayment: number;
  readonly usedQuantity: number | null | undefined;
  readonly utilization: number | null | undefined;
  readonly utilizationForm: UtilizationForm | null | undefined;
  readonly " $fragmentType": "reservedRows_figures";
};
export type reservedRows_figures$key = {
  readonly " $data"?: reservedRows_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"reservedRows_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reservedRows_figures"
};

(node as any).hash = "f6f06b21d2dbdd30e06dd38d70db1795";

export default node;
