/**
 * @generated SignedSource<<b9a8df8500a0795779622514c073d6ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reservedRows_group$data = {
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"reservedRows_figures">;
  };
  readonly key: string;
  readonly name: string;
  readonly reservationCount: number;
  readonly " $fragmentType": "reservedRows_group";
};
export type reservedRows_group$key = {
  readonly " $data"?: reservedRows_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"reservedRows_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reservedRows_group"
};

(node as any).hash = "c6c7920e3ec86ca12265038c37a6abad";

export default node;
