/**
 * @generated SignedSource<<5900c4cc15497d9f663bcfd24a0d94f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type azureRows_reservation$data = {
  readonly billingPlan: string | null | undefined;
  readonly currency: string;
  readonly hourlyPrice: number | null | undefined;
  readonly orderId: string;
  readonly quantity: number | null | undefined;
  readonly reservationScope: string | null | undefined;
  readonly skuId: string | null | undefined;
  readonly term: string | null | undefined;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_terms">;
  };
  readonly totalPrice: number;
  readonly utilization: number | null | undefined;
  readonly " $fragmentType": "azureRows_reservation";
};
export type azureRows_reservation$key = {
  readonly " $data"?: azureRows_reservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"azureRows_reservation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "azureRows_reservation"
};

(node as any).hash = "aa3c0cdaab16c67fd5d57d32e2cf5322";

export default node;
