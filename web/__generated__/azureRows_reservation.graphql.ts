/**
 * @generated SignedSource<<6869ba305ea14aa2d6b76206f54c29d1>>
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
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_figures">;
  };
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

(node as any).hash = "09c17c5f9f9bd1ad0fc18592a90cc235";

export default node;
