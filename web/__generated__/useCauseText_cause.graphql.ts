/**
 * @generated SignedSource<<3a53070be7375f37525726175141b43d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCauseText_cause$data = {
  readonly account: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly operation: string | null | undefined;
  readonly product: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly purchaseOption: string | null | undefined;
  readonly region: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly share: number;
  readonly usageType: string | null | undefined;
  readonly " $fragmentType": "useCauseText_cause";
};
export type useCauseText_cause$key = {
  readonly " $data"?: useCauseText_cause$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCauseText_cause">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCauseText_cause"
};

(node as any).hash = "27ca718c4c20c1b8f065b3c55206a676";

export default node;
