/**
 * @generated SignedSource<<93933c0c4bf20f9b752d79602adfef2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reservedRows_agreement$data = {
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_figures">;
  };
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_terms">;
  };
  readonly " $fragmentType": "reservedRows_agreement";
};
export type reservedRows_agreement$key = {
  readonly " $data"?: reservedRows_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"reservedRows_agreement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reservedRows_agreement"
};

(node as any).hash = "68c3ea484c9e4a2a5597d1ebe08ea354";

export default node;
