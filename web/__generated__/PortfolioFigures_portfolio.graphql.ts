/**
 * @generated SignedSource<<bfd5cd2887af50547fb0d61b01ac72f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioFigures_portfolio$data = {
  readonly currency: string;
  readonly gaps: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Gaps_gaps">;
  }>;
  readonly monthlyOnDemand: number;
  readonly monthlySavings: number;
  readonly pieces: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly recurringCost: number;
  readonly savingsRate: number | null | undefined;
  readonly separate: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly separateMonthlySavings: number;
  readonly upfrontCost: number;
  readonly window: {
    readonly " $fragmentSpreads": FragmentRefs<"WindowNote_window">;
  } | null | undefined;
  readonly " $fragmentType": "PortfolioFigures_portfolio";
};
export type PortfolioFigures_portfolio$key = {
  readonly " $data"?: PortfolioFigures_portfolio$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioFigures_portfolio">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortfolioFigures_portfolio",
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
      "concreteType": "RecommendationGap",
      "kind": "LinkedField",
      "name": "gaps",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Gaps_gaps"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyOnDemand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlySavings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recommendation",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurringCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savingsRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recommendation",
      "kind": "LinkedField",
      "name": "separate",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "separateMonthlySavings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upfrontCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecommendationWindow",
      "kind": "LinkedField",
      "name": "window",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "WindowNote_window",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "end",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leftOutHours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDaily",
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
  "type": "RecommendationPortfolio",
  "abstractKey": null
};
})();

(node as any).hash = "91ff24bb4c5c3f0a11ba1d593a57dd3e";

export default node;
