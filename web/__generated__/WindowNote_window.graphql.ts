/**
 * @generated SignedSource<<28efe3e154a203d211cac412ae7861b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WindowNote_window$data = {
  readonly end: string;
  readonly hours: number;
  readonly isDaily: boolean;
  readonly leftOutHours: number;
  readonly start: string;
  readonly " $fragmentType": "WindowNote_window";
};
export type WindowNote_window$key = {
  readonly " $data"?: WindowNote_window$data;
  readonly " $fragmentSpreads": FragmentRefs<"WindowNote_window">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WindowNote_window"
};

(node as any).hash = "1e9dedf65cfe1f6cf2166b746f0674d9";

export default node;
