/**
 * @generated SignedSource<<e763cea0533c7c80d68aaac7b7962714>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillingFrequency = "BOTH" | "ONE_TIME" | "RECURRING";
import type { FragmentRefs } from "relay-runtime";
export type inventoryRows_instance$data = {
  readonly billingFrequency: BillingFrequency | null | undefined;
  readonly charged: number;
  readonly count: number | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly currency: string;
  readonly feeCurrency: string;
  readonly hourlyFee: number | null | undefined;
  readonly hourlyFeeEach: number | null | undefined;
  readonly isMultiZone: boolean | null | undefined;
  readonly normalizationFactor: number | null | undefined;
  readonly normalizedUnits: number | null | undefined;
  readonly offerClass: string | null | undefined;
  readonly operation: string | null | undefined;
  readonly platform: string | null | undefined;
  readonly reservationScope: string | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly tenancy: string | null | undefined;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_terms">;
  };
  readonly upfrontFee: number | null | undefined;
  readonly upfrontFeeEach: number | null | undefined;
  readonly " $fragmentType": "inventoryRows_instance";
};
export type inventoryRows_instance$key = {
  readonly " $data"?: inventoryRows_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"inventoryRows_instance">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "inventoryRows_instance"
};

(node as any).hash = "c026081c79c88911289584244175074b";

export default node;
