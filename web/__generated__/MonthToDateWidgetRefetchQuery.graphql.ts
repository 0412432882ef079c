/**
 * @generated SignedSource<<d0e1aec8632be2b1cc2de9cd2532fa52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthToDateWidgetRefetchQuery$variables = Record<PropertyKey, never>;
export type MonthToDateWidgetRefetchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthToDateWidget_viewer">;
  };
};
export type MonthToDateWidgetRefetchQuery = {
  response: MonthToDateWidgetRefetchQuery$data;
  variables: MonthToDateWidgetRefetchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MonthToDateWidgetRefetchQuery",
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
            "name": "MonthToDateWidget_viewer"
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
    "name": "MonthToDateWidgetRefetchQuery",
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
            "args": null,
            "concreteType": "CostMonthToDate",
            "kind": "LinkedField",
            "name": "costMonthToDate",
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
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "range",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostChange",
                "kind": "LinkedField",
                "name": "change",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "difference",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastMonthCost",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastMonthTotal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "lastMonthRange",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "91e0e3a2288a48a1ec0ddfaa07cb42db",
    "id": null,
    "metadata": {},
    "name": "MonthToDateWidgetRefetchQuery",
    "operationKind": "query",
    "text": "query MonthToDateWidgetRefetchQuery {\n  viewer {\n    ...MonthToDateWidget_viewer\n  }\n}\n\nfragment MonthToDateWidget_viewer on Viewer {\n  costMonthToDate {\n    currency\n    total\n    range {\n      start\n      end\n    }\n    change {\n      difference\n      kind\n      percent\n    }\n    lastMonthCost\n    lastMonthTotal\n    lastMonthRange {\n      start\n      end\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dafbb7535d593ade44e8064af1b397e2";

export default node;
