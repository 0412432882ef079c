/**
 * @generated SignedSource<<80ecf99a264ea44ac43704e546a2ea34>>
 * @relayHash 28cbd5f3d56c4bdfd88838825373b108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8af7d1793d9479e4f56e7ac1bb6482d3531b2ac72b13cc718ea682a3c256db73

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

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
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
            "storageKey": "costTrend(frame:\"LAST_3_MONTHS\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8af7d1793d9479e4f56e7ac1bb6482d3531b2ac72b13cc718ea682a3c256db73",
    "metadata": {},
    "name": "CostTrendWidgetRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "906026736a7238d6c0ff089dfe45d079";

export default node;
