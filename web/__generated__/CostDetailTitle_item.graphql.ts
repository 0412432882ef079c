/**
 * @generated SignedSource<<eeed05fbb916bf0c286d2d2cbcaad492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostDetailTitle_item$data = {
  readonly byVendor: ReadonlyArray<{
    readonly vendor: Vendor;
  }> | null | undefined;
  readonly isOthers: boolean;
  readonly key: string;
  readonly label: string;
  readonly labels: ReadonlyArray<string>;
  readonly vendor: Vendor | null | undefined;
  readonly " $fragmentType": "CostDetailTitle_item";
};
export type CostDetailTitle_item$key = {
  readonly " $data"?: CostDetailTitle_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CostDetailTitle_item"
};

(node as any).hash = "9f143f532486fb2c5513bcda9e2e976b";

export default node;
