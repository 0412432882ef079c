/**
 * @generated SignedSource<<f0af4f9c3c1ac6ea02d93592c5ccb403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
import type { FragmentRefs } from "relay-runtime";
export type CoverageTrend_trend$data = {
  readonly axis: ReadonlyArray<string>;
  readonly currency: string;
  readonly series: ReadonlyArray<{
    readonly code: string;
    readonly coverage: ReadonlyArray<number | null | undefined>;
    readonly name: string;
    readonly onDemandCost: ReadonlyArray<number | null | undefined>;
    readonly providerCoverage: ReadonlyArray<number | null | undefined>;
    readonly savingsPlansCost: ReadonlyArray<number | null | undefined>;
  }>;
  readonly unit: TimeUnit;
  readonly " $fragmentType": "CoverageTrend_trend";
};
export type CoverageTrend_trend$key = {
  readonly " $data"?: CoverageTrend_trend$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageTrend_trend">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverageTrend_trend",
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
      "concreteType": "CommitmentCoverageSeries",
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
          "name": "coverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsPlansCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onDemandCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitmentCoverageTrend",
  "abstractKey": null
};

(node as any).hash = "a8b49be2bb33bcbde4a98c1dad3742e1";

export default node;
