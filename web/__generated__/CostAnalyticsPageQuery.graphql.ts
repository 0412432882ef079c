/**
 * @generated SignedSource<<a48a12e821bd58a23e88259c2e5747df>>
 * @relayHash 66772285a46ecc2cdd196dead7e3c073
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd6ddddccfaeff3ddfa6c3d55b9471a3a8cf068c6dcb3b4fac3da675e4740a60

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompareAlign = "POSITION" | "WEEKDAY";
export type CompareCost = "AVERAGE" | "INDIVIDUAL";
export type CompareMode = "CUSTOM" | "LAST_PERIOD" | "LAST_YEAR" | "NONE";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type CostItemColumn = "AVERAGE" | "CHANGE" | "COMPARE_SHARE" | "COMPARE_TOTAL" | "DIFFERENCE" | "LABEL" | "MONTH" | "SHARE" | "SHARE_DIFFERENCE" | "TOTAL";
export type CostItemSearch = "ACCOUNT" | "ALL" | "PRODUCT" | "REGION";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type SortOrder = "ASC" | "DESC";
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type CostAnalyticsQuery = {
  basis?: CostBasis;
  compare?: CompareMode;
  compareAlign?: CompareAlign;
  compareCost?: CompareCost;
  compareRange?: RangeInput | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  joinSameNames?: boolean;
  range: RangeInput;
  savedFilter?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  thenBy?: ReadonlyArray<GroupingInput>;
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
  conditions: ReadonlyArray<FilterConditionInput>;
  vendor: Vendor;
};
export type FilterConditionInput = {
  contains?: string | null | undefined;
  field: FilterField;
  isExcluding?: boolean;
  startsWith?: string | null | undefined;
  tagKey?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type GroupingInput = {
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  viewBy: ViewBy;
};
export type CostItemSort = {
  by: CostItemColumn;
  month?: string | null | undefined;
  order: SortOrder;
};
export type CostAnalyticsPageQuery$variables = {
  hasSavedFilter: boolean;
  page: number;
  query: CostAnalyticsQuery;
  savedFilter: string;
  search?: string | null | undefined;
  searchIn: CostItemSearch;
  size: number;
  sort: ReadonlyArray<CostItemSort>;
  withMonths: boolean;
};
export type CostAnalyticsPageQuery$data = {
  readonly savedFilter?: {
    readonly filter: {
      readonly " $fragmentSpreads": FragmentRefs<"useNamedFilter_filter">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly costAnalytics: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"CostAnswer_analytics" | "CostChart_analytics" | "CostDetailTitle_analytics" | "CostPortion_analytics" | "CostSentence_analytics" | "CostTable_analytics" | "DriversPanel_analytics" | "useFilterLabels_analytics">;
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
  "name": "hasSavedFilter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "savedFilter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchIn"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withMonths"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "savedFilter"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v12 = [
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAverage",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareTotal",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "CostChange",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amounts",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAmounts",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v24 = {
  "kind": "Literal",
  "name": "isNested",
  "value": true
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOthers",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorAmount",
  "kind": "LinkedField",
  "name": "byVendor",
  "plural": true,
  "selections": [
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v32 = {
  "kind": "Literal",
  "name": "itemsPerPage",
  "value": 2
},
v33 = [
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
        "concreteType": "ShownAmounts",
        "kind": "LinkedField",
        "name": "shown",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CostItem",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CostChange",
            "kind": "LinkedField",
            "name": "change",
            "plural": false,
            "selections": [
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmpty",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPartial",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorAmount",
  "kind": "LinkedField",
  "name": "byVendor",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "othersCount",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwn",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shown",
  "storageKey": null
},
v44 = [
  (v42/*:: as any*/),
  (v29/*:: as any*/),
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PortionPart",
    "kind": "LinkedField",
    "name": "others",
    "plural": true,
    "selections": [
      (v42/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v31/*:: as any*/),
      (v43/*:: as any*/),
      (v28/*:: as any*/)
    ],
    "storageKey": null
  },
  (v38/*:: as any*/),
  (v31/*:: as any*/),
  (v43/*:: as any*/),
  (v28/*:: as any*/),
  (v37/*:: as any*/)
],
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareShare",
  "storageKey": null
},
v46 = {
  "condition": "withMonths",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    }
  ]
},
v47 = {
  "alias": null,
  "args": null,
  "concreteType": "CostItem",
  "kind": "LinkedField",
  "name": "node",
  "plural": false,
  "selections": [
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/),
    (v30/*:: as any*/),
    (v29/*:: as any*/),
    (v38/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBilled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCompareBilled",
      "storageKey": null
    },
    (v20/*:: as any*/),
    (v13/*:: as any*/),
    (v31/*:: as any*/),
    (v14/*:: as any*/),
    (v16/*:: as any*/),
    (v45/*:: as any*/),
    (v15/*:: as any*/),
    (v46/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v48 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v11/*:: as any*/),
  (v17/*:: as any*/),
  (v46/*:: as any*/),
  (v13/*:: as any*/)
],
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "ShownAmounts",
  "kind": "LinkedField",
  "name": "shown",
  "plural": false,
  "selections": (v48/*:: as any*/),
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usageType",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CostAnalyticsPageQuery",
    "selections": [
      {
        "condition": "hasSavedFilter",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "savedFilter",
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useNamedFilter_filter"
                    }
                  ],
                  "type": "SavedFilter",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "filter"
              }
            ],
            "storageKey": null
          }
        ]
      },
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
              "args": (v10/*:: as any*/),
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
                  "name": "CostSentence_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostChart_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostPortion_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostDetailTitle_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DriversPanel_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostTable_analytics"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useFilterLabels_analytics"
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
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
            "args": (v10/*:: as any*/),
            "concreteType": "CostAnalytics",
            "kind": "LinkedField",
            "name": "costAnalytics",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "days",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "compareDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "range",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "compareRange",
                "plural": false,
                "selections": (v12/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
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
                  (v22/*:: as any*/),
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
                "concreteType": "CurrencyAmount",
                "kind": "LinkedField",
                "name": "unconverted",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "largest",
                "args": [
                  (v24/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "itemsPerPage",
                    "value": 3
                  }
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
                        "concreteType": "ShownAmounts",
                        "kind": "LinkedField",
                        "name": "shown",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostItem",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "items(isNested:true,itemsPerPage:3)"
              },
              {
                "alias": "rising",
                "args": [
                  (v24/*:: as any*/),
                  (v32/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "sort",
                    "value": [
                      {
                        "by": "DIFFERENCE",
                        "order": "DESC"
                      }
                    ]
                  }
                ],
                "concreteType": "CostItemConnection",
                "kind": "LinkedField",
                "name": "items",
                "plural": false,
                "selections": (v33/*:: as any*/),
                "storageKey": "items(isNested:true,itemsPerPage:2,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"DESC\"}])"
              },
              {
                "alias": "falling",
                "args": [
                  (v24/*:: as any*/),
                  (v32/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "sort",
                    "value": [
                      {
                        "by": "DIFFERENCE",
                        "order": "ASC"
                      }
                    ]
                  }
                ],
                "concreteType": "CostItemConnection",
                "kind": "LinkedField",
                "name": "items",
                "plural": false,
                "selections": (v33/*:: as any*/),
                "storageKey": "items(isNested:true,itemsPerPage:2,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"ASC\"}])"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AxisPoint",
                "kind": "LinkedField",
                "name": "axis",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  (v34/*:: as any*/),
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
                  (v35/*:: as any*/),
                  (v36/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "levels",
                    "value": 1
                  },
                  {
                    "kind": "Literal",
                    "name": "top",
                    "value": 50
                  }
                ],
                "concreteType": "CostItem",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v37/*:: as any*/),
                  (v29/*:: as any*/),
                  (v38/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": "series(levels:1,top:50)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostNote",
                "kind": "LinkedField",
                "name": "notes",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  (v39/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "author",
                    "storageKey": null
                  },
                  (v40/*:: as any*/),
                  (v41/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "ClientExtension",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__id",
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UndrawnDays",
                "kind": "LinkedField",
                "name": "compareUndrawn",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DateRange",
                    "kind": "LinkedField",
                    "name": "ranges",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ItemPortions",
                "kind": "LinkedField",
                "name": "portions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PortionItem",
                    "kind": "LinkedField",
                    "name": "costs",
                    "plural": true,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PortionItem",
                    "kind": "LinkedField",
                    "name": "credits",
                    "plural": true,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shownIn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  (v24/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "itemsPerPage",
                    "variableName": "size"
                  },
                  {
                    "kind": "Variable",
                    "name": "page",
                    "variableName": "page"
                  },
                  {
                    "kind": "Variable",
                    "name": "search",
                    "variableName": "search"
                  },
                  {
                    "kind": "Variable",
                    "name": "searchIn",
                    "variableName": "searchIn"
                  },
                  {
                    "kind": "Variable",
                    "name": "sort",
                    "variableName": "sort"
                  }
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
                      (v47/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostItemEdge",
                        "kind": "LinkedField",
                        "name": "children",
                        "plural": true,
                        "selections": [
                          (v47/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CostItemEdge",
                            "kind": "LinkedField",
                            "name": "children",
                            "plural": true,
                            "selections": [
                              (v47/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CostItemEdge",
                                "kind": "LinkedField",
                                "name": "children",
                                "plural": true,
                                "selections": [
                                  (v47/*:: as any*/),
                                  (v49/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v49/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v49/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v49/*:: as any*/)
                    ],
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
                    "kind": "ScalarField",
                    "name": "itemCount",
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
                      (v20/*:: as any*/),
                      (v13/*:: as any*/),
                      (v31/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      (v45/*:: as any*/),
                      (v15/*:: as any*/),
                      (v46/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShownAmounts",
                    "kind": "LinkedField",
                    "name": "shownTotal",
                    "plural": false,
                    "selections": (v48/*:: as any*/),
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
                    "value": 8
                  }
                ],
                "concreteType": "CostDrivers",
                "kind": "LinkedField",
                "name": "drivers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CostDriver",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v50/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostDriverUsage",
                        "kind": "LinkedField",
                        "name": "usage",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "compareDiscount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "comparePrice",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "compareQuantity",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "discount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "price",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "quantity",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unit",
                            "storageKey": null
                          },
                          (v50/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v28/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "vendors",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "drivers(top:8)"
              },
              {
                "condition": "withMonths",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AxisPoint",
                    "kind": "LinkedField",
                    "name": "months",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostFilterLabel",
                "kind": "LinkedField",
                "name": "filterLabels",
                "plural": true,
                "selections": [
                  (v51/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasSavedFilter",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "savedFilter",
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v39/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v41/*:: as any*/),
                  (v40/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ownerName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CostFilter",
                    "kind": "LinkedField",
                    "name": "conditions",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FilterCondition",
                        "kind": "LinkedField",
                        "name": "conditions",
                        "plural": true,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tagKey",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isExcluding",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "values",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "contains",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startsWith",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "SavedFilter",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cd6ddddccfaeff3ddfa6c3d55b9471a3a8cf068c6dcb3b4fac3da675e4740a60",
    "metadata": {},
    "name": "CostAnalyticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27bcd51c975dd7860faf06900fee112e";

export default node;
