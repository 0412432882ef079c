/**
 * @generated SignedSource<<9e7ada1b9868b0af49f70ab92f4c7365>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reservedRows_terms$data = {
  readonly account: string;
  readonly accountName: string;
  readonly endsAt: string | null | undefined;
  readonly fullId: string;
  readonly id: string;
  readonly instanceFamily: string | null | undefined;
  readonly instanceType: string | null | undefined;
  readonly isExpired: boolean;
  readonly name: string;
  readonly paymentOption: string | null | undefined;
  readonly product: string;
  readonly region: string | null | undefined;
  readonly regionName: string | null | undefined;
  readonly remainingSeconds: number | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: string;
  readonly termSeconds: number | null | undefined;
  readonly " $fragmentType": "reservedRows_terms";
};
export type reservedRows_terms$key = {
  readonly " $data"?: reservedRows_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"reservedRows_terms">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reservedRows_terms"
};

(node as any).hash = "1ef95a43b08fa43205a58803f96735c1";

export default node;
