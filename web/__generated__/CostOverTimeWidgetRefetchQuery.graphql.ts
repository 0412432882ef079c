/**
 * @generated SignedSource<<08bd689f219bdfbf5353a43cba7b9661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostOverTimeWidgetRefetchQuery$variables = Record<PropertyKey, never>;
export type CostOverTimeWidgetRefetchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CostOverTimeWidget_viewer">;
  };
};
export type CostOverTimeWidgetRefetchQuery = {
  response: CostOverTimeWidgetRefetchQuery$data;
  variables: CostOverTimeWidgetRefetchQuery$variables;
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
    "name": "CostOverTimeWidgetRefetchQuery",
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
            "name": "CostOverTimeWidget_viewer"
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
    "name": "CostOverTimeWidgetRefetchQuery",
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
                "value": "LAST_6_MONTHS"
              },
              {
                "kind": "Literal",
                "name": "viewBy",
                "value": "PRODUCT"
              }
            ],
            "concreteType": "CostOverTime",
            "kind": "LinkedField",
            "name": "costOverTime",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "concreteType": "AxisPoint",
                "kind": "LinkedField",
                "name": "axis",
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
                    "name": "endDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEmpty",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPartial",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostItem",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
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
                    "name": "vendor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOthers",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "othersCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amounts",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostItem",
                "kind": "LinkedField",
                "name": "total",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
              }
            ],
            "storageKey": "costOverTime(frame:\"LAST_6_MONTHS\",viewBy:\"PRODUCT\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8b59f897fa9309b5ef7a91a857abcdd2",
    "id": null,
    "metadata": {},
    "name": "CostOverTimeWidgetRefetchQuery",
    "operationKind": "query",
    "text": "query CostOverTimeWidgetRefetchQuery {\n  viewer {\n    ...CostOverTimeWidget_viewer\n  }\n}\n\nfragment CostOverTimeWidget_viewer on Viewer {\n  costOverTime(frame: LAST_6_MONTHS, viewBy: PRODUCT) {\n    currency\n    range {\n      start\n      end\n    }\n    axis {\n      date\n      endDate\n      isEmpty\n      isPartial\n    }\n    series {\n      key\n      label\n      vendor\n      isOthers\n      othersCount\n      amounts\n    }\n    total {\n      total\n    }\n    unconverted {\n      amount\n      currency\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "814594287a4fa7f20a182587ec4ee0ba";

export default node;
