/**
 * @generated SignedSource<<73be16d8acfb07217faaf0b6cc634876>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopCostsWidgetRefetchQuery$variables = Record<PropertyKey, never>;
export type TopCostsWidgetRefetchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"TopCostsWidget_viewer">;
  };
};
export type TopCostsWidgetRefetchQuery = {
  response: TopCostsWidgetRefetchQuery$data;
  variables: TopCostsWidgetRefetchQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopCostsWidgetRefetchQuery",
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
            "name": "TopCostsWidget_viewer"
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
    "name": "TopCostsWidgetRefetchQuery",
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
                "value": "LAST_30_DAYS"
              },
              {
                "kind": "Literal",
                "name": "viewBy",
                "value": "PRODUCT"
              }
            ],
            "concreteType": "TopCosts",
            "kind": "LinkedField",
            "name": "topCosts",
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TopCost",
                "kind": "LinkedField",
                "name": "items",
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
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "share",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vendor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "topCosts(frame:\"LAST_30_DAYS\",viewBy:\"PRODUCT\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e90ced09eb602573df642b623320deae",
    "id": null,
    "metadata": {},
    "name": "TopCostsWidgetRefetchQuery",
    "operationKind": "query",
    "text": "query TopCostsWidgetRefetchQuery {\n  viewer {\n    ...TopCostsWidget_viewer\n  }\n}\n\nfragment TopCostsWidget_viewer on Viewer {\n  topCosts(frame: LAST_30_DAYS, viewBy: PRODUCT) {\n    currency\n    total\n    range {\n      start\n      end\n    }\n    items {\n      cost\n      key\n      label\n      share\n      vendor\n    }\n  }\n}\n"
  }
};

(node as any).hash = "ee374d4088f409a97edfaf799e264140";

export default node;
