/**
 * @generated SignedSource<<eeee554b0a05dd854251cfe7828163d1>>
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
  readonly figures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"coverageRows_figures">;
  } | null | undefined>;
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
  "type": "ReservationCoverageTrend",
  "abstractKey": null
};
})();

(node as any).hash = "d07d1992a4c1507e08aa330e7cf7ef5b";

export default node;
