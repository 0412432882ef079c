/**
 * @generated SignedSource<<f23775b2a5e7905a3a1857381dfbf26c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompareAlign = "POSITION" | "WEEKDAY";
export type CompareCost = "AVERAGE" | "INDIVIDUAL";
export type CompareMode = "CUSTOM" | "LAST_PERIOD" | "NONE";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type CostItemColumn = "AVERAGE" | "COMPARE_TOTAL" | "DIFFERENCE" | "LABEL" | "TOTAL";
export type SortOrder = "ASC" | "DESC";
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type ViewBy = "ACCOUNT" | "PRODUCT" | "REGION";
export type CostAnalyticsQuery = {
  basis?: CostBasis;
  compare?: CompareMode;
  compareAlign?: CompareAlign;
  compareCost?: CompareCost;
  compareRange?: RangeInput | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  range: RangeInput;
  unit?: TimeUnit;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  viewBy?: ViewBy;
};
export type RangeInput = {
  end?: string | null | undefined;
  frame: TimeFrame;
  start?: string | null | undefined;
};
export type CostFilterInput = {
  accounts?: ReadonlyArray<string> | null | undefined;
  products?: ReadonlyArray<string> | null | undefined;
  regions?: ReadonlyArray<string> | null | undefined;
  vendor: Vendor;
};
export type CostItemSort = {
  by: CostItemColumn;
  order: SortOrder;
};
export type CostAnalyticsPageQuery$variables = {
  page: number;
  query: CostAnalyticsQuery;
  search?: string | null | undefined;
  sort: CostItemSort;
};
export type CostAnalyticsPageQuery$data = {
  readonly viewer: {
    readonly costAnalytics: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"CostAnswer_analytics" | "CostChart_analytics" | "CostDetailTitle_analytics" | "CostTable_analytics">;
    } | null | undefined, unknown>;
  };
};
export type CostAnalyticsPageQuery = {
  response: CostAnalyticsPageQuery$data;
  variables: CostAnalyticsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v5 = {
  "kind": "Variable",
  "name": "page",
  "variableName": "page"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v8 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v10 = [
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareTotal",
  "storageKey": null
},
v14 = {
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
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amounts",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CostAnalyticsPageQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v4/*:: as any*/),
              "concreteType": "CostAnalytics",
              "kind": "LinkedField",
              "name": "costAnalytics",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostAnswer_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostChart_analytics"
                },
                {
                  "args": (v8/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "CostDetailTitle_analytics"
                },
                {
                  "args": (v8/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "CostTable_analytics"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CostAnalyticsPageQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "CostAnalytics",
            "kind": "LinkedField",
            "name": "costAnalytics",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "range",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "compareRange",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "compareAmounts",
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
                  (v9/*:: as any*/)
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
                    "name": "compareDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "compareEndDate",
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "top",
                    "value": 10
                  }
                ],
                "concreteType": "CostItem",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
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
                  (v15/*:: as any*/)
                ],
                "storageKey": "series(top:10)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "itemsPerPage",
                    "value": 30
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "concreteType": "CostItemConnection",
                "kind": "LinkedField",
                "name": "items",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CostItemEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostItem",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "share",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "ee6c7e7e676d972b776b7ba41f754e0f",
    "id": null,
    "metadata": {},
    "name": "CostAnalyticsPageQuery",
    "operationKind": "query",
    "text": "query CostAnalyticsPageQuery(\n  $query: CostAnalyticsQuery!\n  $page: Int!\n  $search: String\n  $sort: CostItemSort!\n) {\n  viewer {\n    costAnalytics(query: $query) {\n      ...CostAnswer_analytics\n      ...CostChart_analytics\n      ...CostDetailTitle_analytics_1owUrm\n      ...CostTable_analytics_1owUrm\n    }\n  }\n}\n\nfragment CostAnswer_analytics on CostAnalytics {\n  currency\n  range {\n    start\n    end\n  }\n  compareRange {\n    start\n    end\n  }\n  total {\n    total\n    average\n    compareTotal\n    change {\n      difference\n      kind\n      percent\n    }\n  }\n  unconverted {\n    amount\n    currency\n  }\n}\n\nfragment CostChart_analytics on CostAnalytics {\n  currency\n  range {\n    start\n    end\n  }\n  compareRange {\n    start\n    end\n  }\n  axis {\n    date\n    endDate\n    compareDate\n    compareEndDate\n    isEmpty\n    isPartial\n  }\n  series(top: 10) {\n    key\n    label\n    vendor\n    isOthers\n    othersCount\n    amounts\n  }\n  total {\n    total\n    amounts\n    compareAmounts\n  }\n}\n\nfragment CostDetailTitle_analytics_1owUrm on CostAnalytics {\n  items(itemsPerPage: 30, page: $page, search: $search, sort: $sort) {\n    edges {\n      node {\n        key\n        label\n        vendor\n      }\n    }\n  }\n  series(top: 10) {\n    key\n    label\n    vendor\n    isOthers\n  }\n}\n\nfragment CostTable_analytics_1owUrm on CostAnalytics {\n  currency\n  compareRange {\n    start\n    end\n  }\n  items(itemsPerPage: 30, page: $page, search: $search, sort: $sort) {\n    totalCount\n    edges {\n      node {\n        key\n        label\n        vendor\n        total\n        share\n        average\n        compareTotal\n        change {\n          difference\n          kind\n          percent\n        }\n      }\n    }\n  }\n  total {\n    total\n    average\n    compareTotal\n    change {\n      difference\n      kind\n      percent\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b14bbcdb456859b96ccdd0751d640cac";

export default node;
