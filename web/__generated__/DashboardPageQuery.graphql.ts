/**
 * @generated SignedSource<<60ecf261b5d69d9335d9e4f41be615e1>>
 * @relayHash 9a7cca9984d14099e1999193eb881b32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 940ed799610b07feab7a461610cf3d22bdbb40244b0a68a34713a2e25eff2325

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type DashboardScopeInput = {
  basis?: CostBasis | null | undefined;
  currency?: string | null | undefined;
  frame?: DashboardFrame | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type DashboardPageQuery$variables = {
  board?: string | null | undefined;
  scope?: DashboardScopeInput | null | undefined;
};
export type DashboardPageQuery$data = {
  readonly viewer: {
    readonly dashboard: Result<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_dashboard">;
    } | null | undefined, unknown>;
    readonly dashboards: Result<ReadonlyArray<{
      readonly id: string;
      readonly isSelected: boolean;
      readonly isStarred: boolean;
      readonly name: string;
    }> | null | undefined, unknown>;
  };
};
export type DashboardPageQuery = {
  response: DashboardPageQuery$data;
  variables: DashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "board"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "scope"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Dashboard",
  "kind": "LinkedField",
  "name": "dashboards",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStarred",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "board"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendors",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basis",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "index",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chartType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparison",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "WidgetItemChoice",
  "kind": "LinkedField",
  "name": "items",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WidgetItem",
      "kind": "LinkedField",
      "name": "chosen",
      "plural": true,
      "selections": [
        (v15/*:: as any*/),
        (v16/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "show",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxAlert",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minAlert",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedFilter",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedFilterName",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sensitivity",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceGroupSet",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagKey",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "threshold",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewBy",
  "storageKey": null
},
v28 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isWidgetContent"
},
v29 = [
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
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "budget",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expected",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expectedRate",
    "storageKey": null
  }
],
v33 = {
  "kind": "Literal",
  "name": "itemsPerPage",
  "value": 1
},
v34 = [
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
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "labels",
            "storageKey": null
          },
          (v16/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardPageQuery",
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
            "field": (v3/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v4/*:: as any*/),
              "concreteType": "Dashboard",
              "kind": "LinkedField",
              "name": "dashboard",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": (v5/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "DashboardScreen_dashboard"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DashboardScope",
                "kind": "LinkedField",
                "name": "scope",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Widget",
                "kind": "LinkedField",
                "name": "widgets",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WidgetLayout",
                    "kind": "LinkedField",
                    "name": "layout",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "x",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "y",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "width",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "height",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WidgetSettings",
                    "kind": "LinkedField",
                    "name": "settings",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "channels",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "includesLowerLevels",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isPinned",
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "joinSameNames",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sendType",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "shown",
                "args": (v5/*:: as any*/),
                "concreteType": "Widget",
                "kind": "LinkedField",
                "name": "widgets",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WidgetSettings",
                        "kind": "LinkedField",
                        "name": "settings",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v9/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v6/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v7/*:: as any*/),
                          (v27/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "if": null,
                        "kind": "Defer",
                        "label": "WidgetView_content$defer$widgetKinds_content",
                        "selections": [
                          (v28/*:: as any*/),
                          (v1/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "MonthToDateWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/month-to-date/MonthToDateWidget.tsx'),
                                "operationModuleProvider": () => import('./MonthToDateWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "MonthToDateContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "EstimatedCostWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/estimated-cost/EstimatedCostWidget.tsx'),
                                "operationModuleProvider": () => import('./EstimatedCostWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "EstimatedCostContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "BudgetWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/budget/BudgetWidget.tsx'),
                                "operationModuleProvider": () => import('./BudgetWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "BudgetContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "TotalSavingWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/total-saving/TotalSavingWidget.tsx'),
                                "operationModuleProvider": () => import('./TotalSavingWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "TotalSavingContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "CostTrendWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/cost-trend/CostTrendWidget.tsx'),
                                "operationModuleProvider": () => import('./CostTrendWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "CostTrendContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "CostByWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/cost-by/CostByWidget.tsx'),
                                "operationModuleProvider": () => import('./CostByWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "CostByContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "YearForecastWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/year-forecast/YearForecastWidget.tsx'),
                                "operationModuleProvider": () => import('./YearForecastWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "YearForecastContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "ProductPortionWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/product-portion/ProductPortionWidget.tsx'),
                                "operationModuleProvider": () => import('./ProductPortionWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "ProductPortionContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "PortionByWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/portion-by/PortionByWidget.tsx'),
                                "operationModuleProvider": () => import('./PortionByWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "PortionByContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "TopCostsWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/top-costs/TopCostsWidget.tsx'),
                                "operationModuleProvider": () => import('./TopCostsWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "TopCostsContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "MultiVendorCostWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/multi-vendor-cost/MultiVendorCostWidget.tsx'),
                                "operationModuleProvider": () => import('./MultiVendorCostWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "MultiVendorCostContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "IntegratedPortionWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/integrated-portion/IntegratedPortionWidget.tsx'),
                                "operationModuleProvider": () => import('./IntegratedPortionWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "IntegratedPortionContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "ServiceGroupPortionWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/service-group-portion/ServiceGroupPortionWidget.tsx'),
                                "operationModuleProvider": () => import('./ServiceGroupPortionWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "ServiceGroupPortionContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "AlertsWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/alerts/AlertsWidget.tsx'),
                                "operationModuleProvider": () => import('./AlertsWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "AlertsContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "AbnormalChangeWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/abnormal-change/AbnormalChangeWidget.tsx'),
                                "operationModuleProvider": () => import('./AbnormalChangeWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "AbnormalChangeContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "TopMoversWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/top-movers/TopMoversWidget.tsx'),
                                "operationModuleProvider": () => import('./TopMoversWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "TopMoversContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "MlAbnormalUserWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/ml-abnormal-user/MlAbnormalUserWidget.tsx'),
                                "operationModuleProvider": () => import('./MlAbnormalUserWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "MlAbnormalUserContent",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "documentName": "widgetKinds_content",
                                "fragmentName": "MlAbnormalAiWidget_content",
                                "fragmentPropName": "content",
                                "kind": "ModuleImport",
                                "componentModuleProvider": () => import('../pages/dashboard/widgets/ml-abnormal-ai/MlAbnormalAiWidget.tsx'),
                                "operationModuleProvider": () => import('./MlAbnormalAiWidget_content$normalization.graphql.ts')
                              }
                            ],
                            "type": "MlAbnormalAiContent",
                            "abstractKey": null
                          }
                        ]
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "DashboardScreen_dashboard$defer$DashboardSentence_dashboard_2IwmAg",
                "selections": [
                  {
                    "alias": null,
                    "args": (v5/*:: as any*/),
                    "concreteType": "DashboardSummary",
                    "kind": "LinkedField",
                    "name": "summary",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DashboardScope",
                        "kind": "LinkedField",
                        "name": "scope",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v8/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EstimatedCost",
                        "kind": "LinkedField",
                        "name": "estimatedCost",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastMonthTotal",
                            "storageKey": null
                          },
                          (v30/*:: as any*/),
                          (v31/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BudgetStatus",
                        "kind": "LinkedField",
                        "name": "budgetStatus",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BudgetFigures",
                            "kind": "LinkedField",
                            "name": "total",
                            "plural": false,
                            "selections": (v32/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BudgetRow",
                            "kind": "LinkedField",
                            "name": "rows",
                            "plural": true,
                            "selections": [
                              (v15/*:: as any*/),
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BudgetScope",
                                "kind": "LinkedField",
                                "name": "scope",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "kind",
                                    "storageKey": null
                                  },
                                  (v16/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BudgetFigures",
                                "kind": "LinkedField",
                                "name": "months",
                                "plural": true,
                                "selections": (v32/*:: as any*/),
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
                        "args": null,
                        "concreteType": "CostAnalytics",
                        "kind": "LinkedField",
                        "name": "costAnalytics",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DateRange",
                            "kind": "LinkedField",
                            "name": "compareRange",
                            "plural": false,
                            "selections": (v29/*:: as any*/),
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
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "compareTotal",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": "rising",
                            "args": [
                              (v33/*:: as any*/),
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
                            "selections": (v34/*:: as any*/),
                            "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"DESC\"}])"
                          },
                          {
                            "alias": "falling",
                            "args": [
                              (v33/*:: as any*/),
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
                            "selections": (v34/*:: as any*/),
                            "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"ASC\"}])"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
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
    "id": "940ed799610b07feab7a461610cf3d22bdbb40244b0a68a34713a2e25eff2325",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85f65a02c939366a9b8db698c8dfbb2e";

export default node;
