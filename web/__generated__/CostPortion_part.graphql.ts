/**
 * @generated SignedSource<<f36e0b8fcff068a4618529bcc90d4fd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostPortion_part$data = {
  readonly byVendor: ReadonlyArray<{
    readonly amount: number;
    readonly vendor: Vendor;
  }>;
  readonly cost: number;
  readonly isOthers: boolean;
  readonly key: string;
  readonly label: string;
  readonly labels: ReadonlyArray<string>;
  readonly others: ReadonlyArray<{
    readonly cost: number;
    readonly key: string;
    readonly label: string;
    readonly labels: ReadonlyArray<string>;
    readonly share: number;
    readonly shown: number | null | undefined;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly othersCount: number;
  readonly share: number;
  readonly shown: number | null | undefined;
  readonly vendor: Vendor | null | undefined;
  readonly " $fragmentType": "CostPortion_part";
};
export type CostPortion_part$key = {
  readonly " $data"?: CostPortion_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostPortion_part">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CostPortion_part"
};

(node as any).hash = "ae324c3d504d50b7019d3d00acd7a1f1";

export default node;
