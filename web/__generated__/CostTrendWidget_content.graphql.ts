/**
 * @generated SignedSource<<2b7e9b207c6b93a234d5ab6875a2fff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostTrendWidget_content$data = {
  readonly costTrend: Result<{
    readonly currency: string;
    readonly months: ReadonlyArray<{
      readonly accumulated: ReadonlyArray<number | null | undefined>;
      readonly month: string;
      readonly total: number;
    }>;
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "CostTrendWidget_content";
};
export type CostTrendWidget_content$key = {
  readonly " $data"?: CostTrendWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_content">;
};

import CostTrendWidgetRefetchQuery_graphql from './CostTrendWidgetRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CostTrendWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CostTrendWidget_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostTrend",
        "kind": "LinkedField",
        "name": "costTrend",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CurrencyAmount",
            "kind": "LinkedField",
            "name": "unconverted",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TrendMonth",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
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
                "name": "accumulated",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "CostTrendContent",
  "abstractKey": null
};
})();

(node as any).hash = "0f1efe19934b6a515bb8f391654723ec";

export default node;
