/**
 * @generated SignedSource<<b820e60b2525a4281f0a5947b40f86ae>>
 * @relayHash bea15cba97bca8f0d6b6636ce91292e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ecbdc1350e4867999dafc53e57eccfb2cddcf5c77e397d8804acb95e87940c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CommitmentPeriod = "MONTH" | "YEAR";
export type CommitmentSplit = "FAMILY" | "NONE" | "REGION" | "TYPE";
export type ReservationUseField = "NAME" | "NET_SAVINGS" | "ON_DEMAND_SPEND" | "SAVINGS_RATE" | "TOTAL_PAYMENT" | "UNUSED_PAYMENT" | "USED_PAYMENT" | "UTILIZATION";
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
export type ReservationUseSort = {
  by: ReservationUseField;
  order: SortOrder;
};
export type AzureUtilizationPageQuery$variables = {
  by: CommitmentSplit;
  page: number;
  query: CommitmentQuery;
  size: number;
  sort?: ReservationUseSort | null | undefined;
};
export type AzureUtilizationPageQuery$data = {
  readonly viewer: {
    readonly azureReservations: {
      readonly utilization: {
        readonly agreements: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"ReservationList_agreements">;
        } | null | undefined, unknown>;
        readonly families: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"UseGroups_groups">;
        } | null | undefined, unknown>;
        readonly filterOptions: {
          readonly " $fragmentSpreads": FragmentRefs<"CommitmentBar_options">;
        } | null | undefined;
        readonly services: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"UseGroups_groups">;
        } | null | undefined, unknown>;
        readonly summary: Result<{
          readonly rates: ReadonlyArray<{
            readonly date: string | null | undefined;
            readonly from: string;
            readonly rate: number;
            readonly source: string;
            readonly to: string;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"UseSummary_summary">;
        } | null | undefined, unknown>;
        readonly trend: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"UseTrend_trend">;
        } | null | undefined, unknown>;
      };
    } | null | undefined;
  };
};
export type AzureUtilizationPageQuery = {
  response: AzureUtilizationPageQuery$data;
  variables: AzureUtilizationPageQuery$variables;
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
v9 = [
  {
    "kind": "Literal",
    "name": "itemsPerPage",
    "value": 200
  }
],
v10 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "UseGroups_groups"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "utilization",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usedPayment",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unusedPayment",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "ReservationFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utilizationForm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moneyUtilization",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPayment",
      "storageKey": null
    },
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onDemandSpend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netSavings",
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
      "name": "usedQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unusedQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantityUnit",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = [
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ReservationGroupEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReservationGroup",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reservationCount",
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "AzureUtilizationPageQuery",
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
            "concreteType": "AzureReservations",
            "kind": "LinkedField",
            "name": "azureReservations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReservationUtilization",
                "kind": "LinkedField",
                "name": "utilization",
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
                      "concreteType": "ReservationSummary",
                      "kind": "LinkedField",
                      "name": "summary",
                      "plural": false,
                      "selections": [
                        (v6/*:: as any*/),
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "UseSummary_summary"
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
                      "concreteType": "CommitmentUseTrend",
                      "kind": "LinkedField",
                      "name": "trend",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "UseTrend_trend"
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
                      "concreteType": "ReservationAgreementConnection",
                      "kind": "LinkedField",
                      "name": "agreements",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ReservationList_agreements"
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
                      "args": (v9/*:: as any*/),
                      "concreteType": "ReservationGroupConnection",
                      "kind": "LinkedField",
                      "name": "families",
                      "plural": false,
                      "selections": (v10/*:: as any*/),
                      "storageKey": "families(itemsPerPage:200)"
                    },
                    "to": "RESULT"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v9/*:: as any*/),
                      "concreteType": "ReservationGroupConnection",
                      "kind": "LinkedField",
                      "name": "services",
                      "plural": false,
                      "selections": (v10/*:: as any*/),
                      "storageKey": "services(itemsPerPage:200)"
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
    "name": "AzureUtilizationPageQuery",
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
            "concreteType": "AzureReservations",
            "kind": "LinkedField",
            "name": "azureReservations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReservationUtilization",
                "kind": "LinkedField",
                "name": "utilization",
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
                        "selections": (v13/*:: as any*/),
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
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "codes",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
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
                        "selections": (v13/*:: as any*/),
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
                    "concreteType": "ReservationSummary",
                    "kind": "LinkedField",
                    "name": "summary",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v14/*:: as any*/),
                      (v18/*:: as any*/),
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
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v7/*:: as any*/),
                    "concreteType": "CommitmentUseTrend",
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
                      (v14/*:: as any*/),
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
                        "concreteType": "CommitmentUseSeries",
                        "kind": "LinkedField",
                        "name": "series",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "ReservationAgreementConnection",
                    "kind": "LinkedField",
                    "name": "agreements",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
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
                        "concreteType": "ReservationAgreementEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReservationAgreement",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReservationTerms",
                                "kind": "LinkedField",
                                "name": "terms",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "id",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "fullId",
                                    "storageKey": null
                                  },
                                  (v12/*:: as any*/),
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
                                    "name": "product",
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
                                    "name": "instanceFamily",
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
                                    "name": "paymentOption",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "startsAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "endsAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "termSeconds",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "remainingSeconds",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "status",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isExpired",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v18/*:: as any*/)
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
                    "alias": null,
                    "args": (v9/*:: as any*/),
                    "concreteType": "ReservationGroupConnection",
                    "kind": "LinkedField",
                    "name": "families",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": "families(itemsPerPage:200)"
                  },
                  {
                    "alias": null,
                    "args": (v9/*:: as any*/),
                    "concreteType": "ReservationGroupConnection",
                    "kind": "LinkedField",
                    "name": "services",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": "services(itemsPerPage:200)"
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
    "id": "b3ecbdc1350e4867999dafc53e57eccfb2cddcf5c77e397d8804acb95e87940c",
    "metadata": {},
    "name": "AzureUtilizationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "180abda076232ce5ee0e9423b344afa8";

export default node;
