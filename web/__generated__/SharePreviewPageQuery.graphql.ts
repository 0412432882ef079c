/**
 * @generated SignedSource<<b3ec9d3fe449bfad89f0b0264d17e7f8>>
 * @relayHash 28f464bf5a9daa62105795f7c6a67edb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 115a1446149e0f50c7b81c266be4beadf04922ce41d582e7b130c8a198f53af6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SharePreviewPageQuery$variables = {
  board: string;
  withFilters: boolean;
};
export type SharePreviewPageQuery$data = {
  readonly viewer: {
    readonly dashboardSharePreview: Result<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"SharedWidgets_shared">;
    } | null | undefined, unknown>;
  };
};
export type SharePreviewPageQuery = {
  response: SharePreviewPageQuery$data;
  variables: SharePreviewPageQuery$variables;
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
    "name": "withFilters"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "dashboard",
    "variableName": "board"
  },
  {
    "kind": "Variable",
    "name": "withFilters",
    "variableName": "withFilters"
  }
],
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
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceGroupSet",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagKey",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewBy",
  "storageKey": null
},
v7 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isWidgetContent"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SharePreviewPageQuery",
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
              "args": (v1/*:: as any*/),
              "concreteType": "SharedDashboard",
              "kind": "LinkedField",
              "name": "dashboardSharePreview",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SharedWidgets_shared"
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
    "name": "SharePreviewPageQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "SharedDashboard",
            "kind": "LinkedField",
            "name": "dashboardSharePreview",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DashboardScope",
                "kind": "LinkedField",
                "name": "scope",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "index",
                    "storageKey": null
                  },
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WidgetSettings",
                        "kind": "LinkedField",
                        "name": "settings",
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
                            "name": "basis",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "chartType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "comparison",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "frame",
                            "storageKey": null
                          },
                          {
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
                                    "name": "vendor",
                                    "storageKey": null
                                  }
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "maxAlert",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "minAlert",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "scale",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sensitivity",
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "threshold",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "vendors",
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "if": null,
                        "kind": "Defer",
                        "label": "WidgetView_content$defer$widgetKinds_content",
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
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
    "id": "115a1446149e0f50c7b81c266be4beadf04922ce41d582e7b130c8a198f53af6",
    "metadata": {},
    "name": "SharePreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27ede08ec95efbe2affcb7e9eebfc5c8";

export default node;
