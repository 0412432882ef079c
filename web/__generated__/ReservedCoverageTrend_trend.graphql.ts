/**
 * @generated SignedSource<<59a5825944b802a1a325de463567a823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
import type { FragmentRefs } from "relay-runtime";
export type ReservedCoverageTrend_trend$data = {
  readonly axis: ReadonlyArray<string>;
  readonly series: ReadonlyArray<{
    readonly code: string;
    readonly figures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"coverageRows_figures">;
    } | null | undefined>;
    readonly name: string;
  }>;
  readonly unit: TimeUnit;
  readonly " $fragmentType": "ReservedCoverageTrend_trend";
};
export type ReservedCoverageTrend_trend$key = {
  readonly " $data"?: ReservedCoverageTrend_trend$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservedCoverageTrend_trend">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onDemand",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reserved",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savingsPlans",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalWithPlans",
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
    "name": "coverageWithPlans",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReservedCoverageTrend_trend",
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
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReservationCoverageSeries",
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
          "concreteType": "ReservationCoverageFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "coverageRows_figures",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "onDemandCost",
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
                  "name": "reservedOnDemandCost",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalCost",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "UsageCoverage",
                  "kind": "LinkedField",
                  "name": "hours",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "UsageCoverage",
                  "kind": "LinkedField",
                  "name": "units",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReservationCoverageTrend",
  "abstractKey": null
};
})();

(node as any).hash = "b8606e09e9261ec73612981e3a917131";

export default node;
