/**
 * @generated SignedSource<<244224bb660e39e0aaa20b21b0221e7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyModel = "ARIMA" | "ETS" | "MONTHS" | "PCR";
import type { FragmentRefs } from "relay-runtime";
export type JudgedDaysChart_days$data = {
  readonly currency: string;
  readonly days: ReadonlyArray<{
    readonly cost: number;
    readonly costWithoutCause: number | null | undefined;
    readonly date: string;
    readonly expected: number;
    readonly isDetected: boolean;
    readonly models: ReadonlyArray<{
      readonly isOutside: boolean;
      readonly lower: number;
      readonly model: AnomalyModel;
      readonly upper: number;
    }>;
  }>;
  readonly " $fragmentType": "JudgedDaysChart_days";
};
export type JudgedDaysChart_days$key = {
  readonly " $data"?: JudgedDaysChart_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"JudgedDaysChart_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JudgedDaysChart_days",
  "selections": [
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
      "concreteType": "AnomalyDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costWithoutCause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDetected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyModelDay",
          "kind": "LinkedField",
          "name": "models",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOutside",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lower",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "model",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "upper",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyDays",
  "abstractKey": null
};

(node as any).hash = "8db0b7c7ada22a97301137e19dcaf9ef";

export default node;
