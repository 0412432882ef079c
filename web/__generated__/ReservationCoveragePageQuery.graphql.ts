/**
 * @generated SignedSource<<dd46d08dd6c8bc5595ede44efda05294>>
 * @relayHash 01433f7c6bf40651af4d57835fc59873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec528b1a9112733c9522a8bbdf539fa5862da9d762ad50160cc3020d658307a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CommitmentPeriod = "MONTH" | "YEAR";
export type CommitmentSplit = "FAMILY" | "NONE" | "REGION" | "TYPE";
export type ReservationCoverageField = "COVERAGE" | "COVERAGE_UNITS" | "ON_DEMAND_COST" | "ON_DEMAND_USAGE" | "TOTAL_COST" | "TOTAL_USAGE";
export type SortOrder = "ASC" | "DESC";
export type CommitmentQuery = {
  accounts?: ReadonlyArray<string>;
  instanceFamilies?: ReadonlyArray<string>;
  months?: MonthsInput | null | undefined;
  products?: ReadonlyArray<string>;
  regions?: ReadonlyArray<string>;
  toDate?: CommitmentPeriod;
};
export type MonthsInput = {
  end: string;
  start: string;
};
export type ReservationCoverageSort = {
  by: ReservationCoverageField;
  order: SortOrder;
};
export type ReservationCoveragePageQuery$variables = {
  by: CommitmentSplit;
  page: number;
  query: CommitmentQuery;
  size: number;
  sort?: ReservationCoverageSort | null | undefined;
};
export type ReservationCoveragePageQuery$data = {
  readonly viewer: {
    readonly reservedInstances: {
      readonly coverage: {
        readonly filterOptions: {
          readonly " $fragmentSpreads": FragmentRefs<"CommitmentBar_options">;
        } | null | undefined;
        readonly rows: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"CoverageList_rows">;
        } | null | undefined, unknown>;
        readonly summary: Result<{
          readonly rates: ReadonlyArray<{
            readonly date: string | null | undefined;
            readonly from: string;
            readonly rate: number;
            readonly source: string;
            readonly to: string;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"CoverageSummary_summary">;
        } | null | undefined, unknown>;
        readonly trend: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"ReservedCoverageTrend_trend">;
        } | null | undefined, unknown>;
      };
    } | null | undefined;
  };
};
export type ReservationCoveragePageQuery = {
  response: ReservationCoveragePageQuery$data;
  variables: ReservationCoveragePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
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
  "name": "size"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v6 = {
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
v7 = [
  {
    "kind": "Variable",
    "name": "by",
    "variableName": "by"
  }
],
v8 = [
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
    "name": "sort",
    "variableName": "sort"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onDemand",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reserved",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savingsPlans",
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
    "name": "totalWithPlans",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "coverage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "coverageWithPlans",
    "storageKey": null
  }
],
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onDemandCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savingsPlansCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reservedOnDemandCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UsageCoverage",
    "kind": "LinkedField",
    "name": "hours",
    "plural": false,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UsageCoverage",
    "kind": "LinkedField",
    "name": "units",
    "plural": false,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ReservationCoverageFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReservationCoveragePageQuery",
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
            "args": (v5/*:: as any*/),
            "concreteType": "ReservedInstances",
            "kind": "LinkedField",
            "name": "reservedInstances",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReservationCoverage",
                "kind": "LinkedField",
                "name": "coverage",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "CommitmentOptions",
                      "kind": "LinkedField",
                      "name": "filterOptions",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "CommitmentBar_options"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "ReservationCoverageSummary",
                      "kind": "LinkedField",
                      "name": "summary",
                      "plural": false,
                      "selections": [
                        (v6/*:: as any*/),
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "CoverageSummary_summary"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v7/*:: as any*/),
                      "concreteType": "ReservationCoverageTrend",
                      "kind": "LinkedField",
                      "name": "trend",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ReservedCoverageTrend_trend"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v8/*:: as any*/),
                      "concreteType": "ReservationCoverageConnection",
                      "kind": "LinkedField",
                      "name": "rows",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "CoverageList_rows"
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
            "storageKey": null
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
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReservationCoveragePageQuery",
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
            "args": (v5/*:: as any*/),
            "concreteType": "ReservedInstances",
            "kind": "LinkedField",
            "name": "reservedInstances",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReservationCoverage",
                "kind": "LinkedField",
                "name": "coverage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CommitmentOptions",
                    "kind": "LinkedField",
                    "name": "filterOptions",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CommitmentOption",
                        "kind": "LinkedField",
                        "name": "accounts",
                        "plural": true,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CommitmentProduct",
                        "kind": "LinkedField",
                        "name": "products",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "codes",
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "parentCode",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CommitmentOption",
                        "kind": "LinkedField",
                        "name": "regions",
                        "plural": true,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "instanceFamilies",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReservationCoverageSummary",
                    "kind": "LinkedField",
                    "name": "summary",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v12/*:: as any*/),
                      (v15/*:: as any*/),
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
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v7/*:: as any*/),
                    "concreteType": "ReservationCoverageTrend",
                    "kind": "LinkedField",
                    "name": "trend",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "axis",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "unit",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReservationCoverageSeries",
                        "kind": "LinkedField",
                        "name": "series",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReservationCoverageFigures",
                            "kind": "LinkedField",
                            "name": "figures",
                            "plural": true,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "ReservationCoverageConnection",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
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
                        "concreteType": "ReservationCoverageEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReservationCoverageRow",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "account",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "accountName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "payerAccount",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "product",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "region",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "regionName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "instanceFamily",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "instanceType",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "size",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "normalizationFactor",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "platform",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "tenancy",
                                "storageKey": null
                              },
                              (v15/*:: as any*/)
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
    "id": "ec528b1a9112733c9522a8bbdf539fa5862da9d762ad50160cc3020d658307a6",
    "metadata": {},
    "name": "ReservationCoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f926f78502002858d9684f22b4adfbdf";

export default node;
