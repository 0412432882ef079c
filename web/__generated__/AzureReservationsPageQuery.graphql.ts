/**
 * @generated SignedSource<<19e96dbc48087a9430494a32ceb24962>>
 * @relayHash b03c76a4751fd9928c53cdc4168de917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f03a7ff6aeab0d3eb72547e273a9e5ad7b55e2858dcee1e545ceed1ada13b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AzureReservationField = "END" | "NAME" | "START" | "TOTAL_PRICE" | "UTILIZATION";
export type CommitmentPeriod = "MONTH" | "YEAR";
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
export type AzureReservationSort = {
  by: AzureReservationField;
  order: SortOrder;
};
export type AzureReservationsPageQuery$variables = {
  includeExpired: boolean;
  page: number;
  query: CommitmentQuery;
  size: number;
  sort?: AzureReservationSort | null | undefined;
};
export type AzureReservationsPageQuery$data = {
  readonly viewer: {
    readonly azureReservations: {
      readonly filterOptions: {
        readonly " $fragmentSpreads": FragmentRefs<"CommitmentBar_options">;
      } | null | undefined;
      readonly inventory: Result<{
        readonly ends: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"ExpiryCalendar_ends">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"AzureInventoryList_inventory">;
      } | null | undefined, unknown>;
      readonly utilization: {
        readonly families: Result<{
          readonly " $fragmentSpreads": FragmentRefs<"UseGroups_groups">;
        } | null | undefined, unknown>;
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
      };
    } | null | undefined;
  };
};
export type AzureReservationsPageQuery = {
  response: AzureReservationsPageQuery$data;
  variables: AzureReservationsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "includeExpired"
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
v6 = [
  {
    "kind": "Variable",
    "name": "includeExpired",
    "variableName": "includeExpired"
  },
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
v7 = {
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
v8 = [
  {
    "kind": "Literal",
    "name": "itemsPerPage",
    "value": 200
  }
],
v9 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "UseGroups_groups"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPrice",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "utilization",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ReservationFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedPayment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unusedPayment",
      "storageKey": null
    },
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
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v19 = [
  (v13/*:: as any*/),
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
          (v18/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reservationCount",
            "storageKey": null
          },
          (v17/*:: as any*/)
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
    "name": "AzureReservationsPageQuery",
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
                  "args": (v6/*:: as any*/),
                  "concreteType": "AzureReservationConnection",
                  "kind": "LinkedField",
                  "name": "inventory",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AzureInventoryList_inventory"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "CommitmentEnd",
                      "kind": "LinkedField",
                      "name": "ends",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ExpiryCalendar_ends"
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
                      "concreteType": "ReservationSummary",
                      "kind": "LinkedField",
                      "name": "summary",
                      "plural": false,
                      "selections": [
                        (v7/*:: as any*/),
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
                      "args": (v8/*:: as any*/),
                      "concreteType": "ReservationGroupConnection",
                      "kind": "LinkedField",
                      "name": "families",
                      "plural": false,
                      "selections": (v9/*:: as any*/),
                      "storageKey": "families(itemsPerPage:200)"
                    },
                    "to": "RESULT"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v8/*:: as any*/),
                      "concreteType": "ReservationGroupConnection",
                      "kind": "LinkedField",
                      "name": "services",
                      "plural": false,
                      "selections": (v9/*:: as any*/),
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
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AzureReservationsPageQuery",
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
                    "selections": (v12/*:: as any*/),
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
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "codes",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
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
                    "selections": (v12/*:: as any*/),
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
                "args": (v6/*:: as any*/),
                "concreteType": "AzureReservationConnection",
                "kind": "LinkedField",
                "name": "inventory",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
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
                    "concreteType": "AzureReservationTotals",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expiredCount",
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AzureReservationEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AzureReservation",
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
                              (v11/*:: as any*/),
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
                              (v15/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "orderId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reservationScope",
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
                            "name": "term",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "billingPlan",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "skuId",
                            "storageKey": null
                          },
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hourlyPrice",
                            "storageKey": null
                          },
                          (v14/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CommitmentEnd",
                    "kind": "LinkedField",
                    "name": "ends",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v11/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                    "concreteType": "ReservationSummary",
                    "kind": "LinkedField",
                    "name": "summary",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v13/*:: as any*/),
                      (v17/*:: as any*/),
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
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "ReservationGroupConnection",
                    "kind": "LinkedField",
                    "name": "families",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": "families(itemsPerPage:200)"
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
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
    "id": "e6f03a7ff6aeab0d3eb72547e273a9e5ad7b55e2858dcee1e545ceed1ada13b9",
    "metadata": {},
    "name": "AzureReservationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "efc10606014f7e1c48f069a94128ac12";

export default node;
