/**
 * @generated SignedSource<<c0e3eb75fa92b912aff9bbdc1922ea7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostPortion_part$data = {
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
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly othersCount: number;
  readonly share: number;
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

(node as any).hash = "51da5f203a8965eb29ad5ab66abe6dd7";

export default node;
