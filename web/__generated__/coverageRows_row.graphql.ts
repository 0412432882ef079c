/**
 * @generated SignedSource<<fa8d1ad83363d209dd839e67cb98eb59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type coverageRows_row$data = {
  readonly account: string;
  readonly accountName: string;
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"coverageRows_figures">;
  };
  readonly instanceFamily: string;
  readonly instanceType: string;
  readonly normalizationFactor: number | null | undefined;
  readonly payerAccount: string;
  readonly platform: string;
  readonly product: string;
  readonly region: string;
  readonly regionName: string;
  readonly size: string;
  readonly tenancy: string;
  readonly " $fragmentType": "coverageRows_row";
};
export type coverageRows_row$key = {
  readonly " $data"?: coverageRows_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"coverageRows_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "coverageRows_row"
};

(node as any).hash = "1b553d5d353b763f63de9add782eb17b";

export default node;
