/**
 * @generated SignedSource<<156f7beb9337580d62f9799c0122ac40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChangeKind = "DOWN" | "GONE" | "NEW" | "SAME" | "UP";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type useTableRows_edge$data = {
  readonly node: {
    readonly amounts: ReadonlyArray<number | null | undefined>;
    readonly average: number;
    readonly byVendor: ReadonlyArray<{
      readonly vendor: Vendor;
    }> | null | undefined;
    readonly change: {
      readonly difference: number;
      readonly kind: ChangeKind;
      readonly percent: number;
    } | null | undefined;
    readonly compareAverage: number | null | undefined;
    readonly compareShare: number | null | undefined;
    readonly compareTotal: number | null | undefined;
    readonly isBilled: boolean | null | undefined;
    readonly isCompareBilled: boolean | null | undefined;
    readonly isOthers: boolean;
    readonly key: string;
    readonly label: string;
    readonly labels: ReadonlyArray<string>;
    readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
    readonly othersCount: number;
    readonly share: number;
    readonly total: number;
    readonly vendor: Vendor | null | undefined;
  };
  readonly shown: {
    readonly average: number;
    readonly compareAverage: number | null | undefined;
    readonly compareTotal: number | null | undefined;
    readonly currency: string;
    readonly difference: number | null | undefined;
    readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "useTableRows_edge";
};
export type useTableRows_edge$key = {
  readonly " $data"?: useTableRows_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTableRows_edge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useTableRows_edge"
};

(node as any).hash = "13281aedaf7e3e3831d0350a8196b197";

export default node;
