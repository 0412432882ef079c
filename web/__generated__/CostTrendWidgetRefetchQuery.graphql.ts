/**
 * @generated SignedSource<<b9d1b498fa143d1ce73effe6d597008e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostTrendWidgetRefetchQuery$variables = Record<PropertyKey, never>;
export type CostTrendWidgetRefetchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_viewer">;
  };
};
export type CostTrendWidgetRefetchQuery = {
  response: CostTrendWidgetRefetchQuery$data;
  variables: CostTrendWidgetRefetchQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CostTrendWidgetRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CostTrendWidget_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CostTrendWidgetRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "frame",
                "value": "LAST_3_MONTHS"
              }
            ],
            "concreteType": "CostTrend",
            "kind": "LinkedField",
            "name": "costTrend",
            "plural": false,
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
            "storageKey": "costTrend(frame:\"LAST_3_MONTHS\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5f9b23667ce4465a1fbe16f702a0b6e6",
    "id": null,
    "metadata": {},
    "name": "CostTrendWidgetRefetchQuery",
    "operationKind": "query",
    "text": "query CostTrendWidgetRefetchQuery {\n  viewer {\n    ...CostTrendWidget_viewer\n  }\n}\n\nfragment CostTrendWidget_viewer on Viewer {\n  costTrend(frame: LAST_3_MONTHS) {\n    currency\n    months {\n      month\n      total\n      accumulated\n    }\n  }\n}\n"
  }
};

(node as any).hash = "17ef39fcb77e0556ea2a6081129299c9";

export default node;
