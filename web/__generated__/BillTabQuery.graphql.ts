/**
 * @generated SignedSource<<a38e9ff8300cd1caba6892781d83229f>>
 * @relayHash 8f2ceb833f4ef9b294a97f19ea3e1a06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f845cc5ac284e4d043e4a61927e05804e18091c49dab4ece68197e9b8f2c3de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BillingViewBy = "ACCOUNT" | "INVOICES" | "REGION" | "SERVICE_GROUP" | "TAG";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type BillTabQuery$variables = {
  detailsSet?: string | null | undefined;
  isAdditionalServices: boolean;
  isAutoSpot: boolean;
  isComputingResources: boolean;
  isDetails: boolean;
  isInsight: boolean;
  isInvoices: boolean;
  isServiceGroups: boolean;
  layers: number;
  month: string;
  set: string;
  tagKey?: string | null | undefined;
  vendor: Vendor;
  viewBy: BillingViewBy;
  withSets: boolean;
  withTagKeys: boolean;
};
export type BillTabQuery$data = {
  readonly viewer: {
    readonly bill: {
      readonly additionalServices?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"AdditionalServicesTab_services">;
      } | null | undefined, unknown>;
      readonly autoSpot?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"AutoSpotTab_autoSpot">;
      } | null | undefined, unknown>;
      readonly computingResources?: Result<ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ComputingResourcesTab_resources">;
      }> | null | undefined, unknown>;
      readonly details?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"DetailTree_details">;
      } | null | undefined, unknown>;
      readonly insight?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"InsightTab_insight">;
      } | null | undefined, unknown>;
      readonly invoices?: Result<ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"InvoicesTab_invoices">;
      }> | null | undefined, unknown>;
      readonly serviceGroups?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"ServiceGroupsTab_groups">;
      } | null | undefined, unknown>;
      readonly " $fragmentSpreads": FragmentRefs<"SplitPicker_bill">;
    } | null | undefined;
  };
};
export type BillTabQuery = {
  response: BillTabQuery$data;
  variables: BillTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "detailsSet"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAdditionalServices"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAutoSpot"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isComputingResources"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isDetails"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isInsight"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isInvoices"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isServiceGroups"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "set"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagKey"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "viewBy"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withSets"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withTagKeys"
},
v16 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  },
  {
    "kind": "Variable",
    "name": "vendor",
    "variableName": "vendor"
  }
],
v17 = [
  {
    "kind": "Variable",
    "name": "layers",
    "variableName": "layers"
  },
  {
    "kind": "Variable",
    "name": "serviceGroupSet",
    "variableName": "detailsSet"
  },
  {
    "kind": "Variable",
    "name": "tagKey",
    "variableName": "tagKey"
  },
  {
    "kind": "Variable",
    "name": "viewBy",
    "variableName": "viewBy"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "set",
    "variableName": "set"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastMonth",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thisMonth",
  "storageKey": null
},
v28 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "average",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "changePercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "exceeds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fallsBelow",
    "storageKey": null
  },
  (v26/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maximum",
    "storageKey": null
  },
  (v27/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "CurrencyAmount",
  "kind": "LinkedField",
  "name": "totals",
  "plural": true,
  "selections": [
    (v21/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instanceType",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "region",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usage",
  "storageKey": null
},
v35 = [
  (v20/*:: as any*/),
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
    "name": "saving",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savingPercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "spotCost",
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BillTabQuery",
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
            "args": (v16/*:: as any*/),
            "concreteType": "Bill",
            "kind": "LinkedField",
            "name": "bill",
            "plural": false,
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "withSets",
                    "variableName": "withSets"
                  },
                  {
                    "kind": "Variable",
                    "name": "withTagKeys",
                    "variableName": "withTagKeys"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "SplitPicker_bill"
              },
              {
                "condition": "isInvoices",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "CloudInvoice",
                      "kind": "LinkedField",
                      "name": "invoices",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "InvoicesTab_invoices"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isInsight",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": null,
                      "kind": "LinkedField",
                      "name": "insight",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "InsightTab_insight"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isDetails",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v17/*:: as any*/),
                      "concreteType": "BillDetails",
                      "kind": "LinkedField",
                      "name": "details",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "DetailTree_details"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isComputingResources",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "ComputingResource",
                      "kind": "LinkedField",
                      "name": "computingResources",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ComputingResourcesTab_resources"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isServiceGroups",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v18/*:: as any*/),
                      "concreteType": "BillServiceGroups",
                      "kind": "LinkedField",
                      "name": "serviceGroups",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ServiceGroupsTab_groups"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isAutoSpot",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "BillAutoSpot",
                      "kind": "LinkedField",
                      "name": "autoSpot",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "AutoSpotTab_autoSpot"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "isAdditionalServices",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "BillAdditionalServices",
                      "kind": "LinkedField",
                      "name": "additionalServices",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "AdditionalServicesTab_services"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
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
      (v12/*:: as any*/),
      (v9/*:: as any*/),
      (v13/*:: as any*/),
      (v8/*:: as any*/),
      (v11/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v15/*:: as any*/),
      (v14/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BillTabQuery",
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
            "args": (v16/*:: as any*/),
            "concreteType": "Bill",
            "kind": "LinkedField",
            "name": "bill",
            "plural": false,
            "selections": [
              {
                "condition": "withTagKeys",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tagKeys",
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "withSets",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ServiceGroupSet",
                    "kind": "LinkedField",
                    "name": "serviceGroupSets",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isInvoices",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CloudInvoice",
                    "kind": "LinkedField",
                    "name": "invoices",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "billingAccount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "billingAccountName",
                        "storageKey": null
                      },
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "invoiceId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDerived",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "InvoiceIssue",
                        "kind": "LinkedField",
                        "name": "issue",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "dueOn",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "issuedOn",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "issuer",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "InvoiceLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isInsight",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "insight",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isInvoiceInsightResult"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CurrencyInsight",
                            "kind": "LinkedField",
                            "name": "currencies",
                            "plural": true,
                            "selections": [
                              (v20/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "InsightRow",
                                "kind": "LinkedField",
                                "name": "messages",
                                "plural": true,
                                "selections": [
                                  (v24/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "InsightRow",
                                "kind": "LinkedField",
                                "name": "rows",
                                "plural": true,
                                "selections": [
                                  (v24/*:: as any*/),
                                  (v25/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "InsightDriver",
                                    "kind": "LinkedField",
                                    "name": "drivers",
                                    "plural": true,
                                    "selections": [
                                      (v22/*:: as any*/),
                                      (v26/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v27/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "InsightFigures",
                                    "kind": "LinkedField",
                                    "name": "figures",
                                    "plural": false,
                                    "selections": (v28/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "InsightFigures",
                                "kind": "LinkedField",
                                "name": "total",
                                "plural": false,
                                "selections": (v28/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "InvoiceInsight",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "availableFrom",
                            "storageKey": null
                          }
                        ],
                        "type": "InsightNotIssued",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "nearestMonth",
                            "storageKey": null
                          }
                        ],
                        "type": "BillMonthWithoutData",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isDetails",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v17/*:: as any*/),
                    "concreteType": "BillDetails",
                    "kind": "LinkedField",
                    "name": "details",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillDetailRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasChildren",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "keys",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "layer",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placeholder",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isComputingResources",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComputingResource",
                    "kind": "LinkedField",
                    "name": "computingResources",
                    "plural": true,
                    "selections": [
                      (v29/*:: as any*/),
                      (v20/*:: as any*/),
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "operatingSystem",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "purchaseOption",
                        "storageKey": null
                      },
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resourceCount",
                        "storageKey": null
                      },
                      (v33/*:: as any*/),
                      (v34/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isServiceGroups",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v18/*:: as any*/),
                    "concreteType": "BillServiceGroups",
                    "kind": "LinkedField",
                    "name": "serviceGroups",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillServiceGroup",
                        "kind": "LinkedField",
                        "name": "groups",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isUndefined",
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BillProductCost",
                            "kind": "LinkedField",
                            "name": "products",
                            "plural": true,
                            "selections": [
                              (v29/*:: as any*/),
                              (v19/*:: as any*/)
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
                        "name": "set",
                        "storageKey": null
                      },
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isAutoSpot",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BillAutoSpot",
                    "kind": "LinkedField",
                    "name": "autoSpot",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AutoSpotRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
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
                            "concreteType": "AutoSpotFigures",
                            "kind": "LinkedField",
                            "name": "figures",
                            "plural": false,
                            "selections": (v35/*:: as any*/),
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AutoSpotFigures",
                        "kind": "LinkedField",
                        "name": "totals",
                        "plural": true,
                        "selections": (v35/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isAdditionalServices",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BillAdditionalServices",
                    "kind": "LinkedField",
                    "name": "additionalServices",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillAdditionalService",
                        "kind": "LinkedField",
                        "name": "services",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "charge",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "code",
                            "storageKey": null
                          },
                          (v20/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "publisher",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
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
    "id": "8f845cc5ac284e4d043e4a61927e05804e18091c49dab4ece68197e9b8f2c3de",
    "metadata": {},
    "name": "BillTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bdb1b212ccd468eec030c7be8f2a925";

export default node;
