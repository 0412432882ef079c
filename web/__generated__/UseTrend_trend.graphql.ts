/**
 * @generated SignedSource<<39ff60ad4e2a73690a87d0b9ee14fbeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
import type { FragmentRefs } from "relay-runtime";
export type UseTrend_trend$data = {
  readonly axis: ReadonlyArray<string>;
  readonly currency: string;
  readonly series: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly unusedPayment: ReadonlyArray<number | null | undefined>;
    readonly usedPayment: ReadonlyArray<number | null | undefined>;
    readonly utilization: ReadonlyArray<number | null | undefined>;
  }>;
  readonly unit: TimeUnit;
  readonly " $fragmentType": "UseTrend_trend";
};
export type UseTrend_trend$key = {
  readonly " $data"?: UseTrend_trend$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseTrend_trend">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UseTrend_trend",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "axis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentUseSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilization",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedPayment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unusedPayment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitmentUseTrend",
  "abstractKey": null
};

(node as any).hash = "0c5ebff3a594e34ea1e120e3775ed7ce";

export default node;
