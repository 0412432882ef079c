/**
 * @generated SignedSource<<6e98561bf844f1487070aa00d90b36ad>>
 * @relayHash 1a3e558b4e9eab134b1922964bcb7439
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0680fa7ccdaa4650c5fa37cce04fe2f35aa9e7515eecb525afb40b785ae6599a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SharedDashboardPageQuery$variables = {
  company?: string | null | undefined;
  uuid: string;
};
export type SharedDashboardPageQuery$data = {
  readonly viewer: {
    readonly sharedDashboard: Result<{
      readonly __typename: "DashboardShareFault";
      readonly code: string;
      readonly company: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    } | {
      readonly __typename: "SharedDashboard";
      readonly shared: {
        readonly " $fragmentSpreads": FragmentRefs<"SharedDashboardView_shared">;
      } | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined, unknown>;
  };
};
export type SharedDashboardPageQuery = {
  response: SharedDashboardPageQuery$data;
  variables: SharedDashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uuid"
},
v2 = [
  {
    "kind": "Variable",
    "name": "company",
    "variableName": "company"
  },
  {
    "kind": "Variable",
    "name": "uuid",
    "variableName": "uuid"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DashboardShareFault",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basis",
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
  "name": "vendors",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceGroupSet",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagKey",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewBy",
  "storageKey": null
},
v14 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isWidgetContent"
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
v17 = [
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
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v20 = [
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
v21 = {
  "kind": "Literal",
  "name": "itemsPerPage",
  "value": 1
},
v22 = [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SharedDashboardPageQuery",
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
              "args": (v2/*:: as any*/),
              "concreteType": null,
              "kind": "LinkedField",
              "name": "sharedDashboard",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "fragment": {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "SharedDashboardView_shared"
                          }
                        ],
                        "type": "SharedDashboard",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "shared"
                    }
                  ],
                  "type": "SharedDashboard",
                  "abstractKey": null
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SharedDashboardPageQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "sharedDashboard",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
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
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v13/*:: as any*/)
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
                          (v3/*:: as any*/),
                          (v14/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v10/*:: as any*/),
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
                                "name": "savedFilter",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "savedFilterName",
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
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "threshold",
                                "storageKey": null
                              },
                              (v9/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          {
                            "if": null,
                            "kind": "Defer",
                            "label": "WidgetView_content$defer$widgetKinds_content",
                            "selections": [
                              (v14/*:: as any*/),
                              (v4/*:: as any*/),
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
                    "label": "SharedWidgets_shared$defer$SharedSentence_shared",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DashboardSummary",
                        "kind": "LinkedField",
                        "name": "summary",
                        "plural": false,
                        "selections": [
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
                              (v18/*:: as any*/),
                              (v19/*:: as any*/)
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
                                "selections": (v20/*:: as any*/),
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
                                  (v5/*:: as any*/),
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
                                    "selections": (v20/*:: as any*/),
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
                              (v18/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DateRange",
                                "kind": "LinkedField",
                                "name": "compareRange",
                                "plural": false,
                                "selections": (v17/*:: as any*/),
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
                                  (v19/*:: as any*/),
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
                                  (v21/*:: as any*/),
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
                                "selections": (v22/*:: as any*/),
                                "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"DESC\"}])"
                              },
                              {
                                "alias": "falling",
                                "args": [
                                  (v21/*:: as any*/),
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
                                "selections": (v22/*:: as any*/),
                                "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"ASC\"}])"
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "type": "SharedDashboard",
                "abstractKey": null
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
    "id": "0680fa7ccdaa4650c5fa37cce04fe2f35aa9e7515eecb525afb40b785ae6599a",
    "metadata": {},
    "name": "SharedDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70a8ba613000d153bb54f3b41d48ae5f";

export default node;
