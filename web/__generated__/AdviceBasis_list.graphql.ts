/**
 * @generated SignedSource<<5331a7afd4faee21507c67e8a9145873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdviceBasis_list$data = {
  readonly currency: string;
  readonly gaps: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Gaps_gaps">;
  }>;
  readonly rates: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly from: string;
    readonly rate: number;
    readonly source: string;
    readonly to: string;
  }>;
  readonly total: {
    readonly monthlyOnDemand: number;
    readonly monthlySavings: number;
    readonly recurringCost: number;
    readonly savingsRate: number | null | undefined;
    readonly upfrontCost: number;
  };
  readonly totalCount: number;
  readonly window: {
    readonly " $fragmentSpreads": FragmentRefs<"WindowNote_window">;
  } | null | undefined;
  readonly " $fragmentType": "AdviceBasis_list";
};
export type AdviceBasis_list$key = {
  readonly " $data"?: AdviceBasis_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdviceBasis_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdviceBasis_list",
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
      "kind": "ScalarField",
      "name": "totalCount",
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
      "concreteType": "RecommendationWindow",
      "kind": "LinkedField",
      "name": "window",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WindowNote_window"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
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
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecommendationTotal",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "monthlyOnDemand",
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
          "kind": "ScalarField",
          "name": "upfrontCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationConnection",
  "abstractKey": null
};

(node as any).hash = "c92dec2e8f440b77e2fe95cec98f7df1";

export default node;
