/**
 * @generated SignedSource<<dc7ccc68f7e4d45ff137aa9ea679f70e>>
 * @relayHash 74a815ae83999036bf9621ddbe41cfc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94409de605d0c8d57e568500db124ad1ea74061edb44f45c5568856e8221391d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetChannel = "ALERT_NOW" | "EMAIL" | "SMS";
export type WidgetChart = "LINE" | "PIE" | "STACK";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type WidgetFrame = "LAST_10_DAYS" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_16_WEEKS" | "LAST_24_WEEKS" | "LAST_2_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_4_WEEKS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_8_WEEKS" | "MONTH_TO_DATE" | "YEAR_TO_MONTH" | "YEAR_TO_WEEK";
export type WidgetItems = "CUSTOM" | "TOP_10" | "TOP_5";
export type WidgetScale = "COST" | "PERCENTAGE" | "VALUE";
export type WidgetSendType = "ALL" | "BY_LEVEL";
export type WidgetSensitivity = "HIGH" | "LOW" | "MIDDLE";
export type WidgetType = "ABNORMAL_CHANGE" | "ALERTS" | "CLOUD_BUDGET" | "COMPARE_COST_TREND" | "COST_BY_ACCOUNT" | "COST_BY_CATEGORY" | "COST_BY_PRODUCT" | "COST_BY_PROJECT" | "COST_BY_REGION" | "COST_BY_SERVICE_GROUP" | "COST_BY_TAG" | "COST_BY_VENDOR" | "COST_MONTH_TO_DATE" | "ESTIMATED_COST" | "INTEGRATED_PRODUCT_PORTION" | "ML_ABNORMAL_AI" | "ML_ABNORMAL_USER" | "MULTI_VENDOR_COST_BY" | "MULTI_VENDOR_PORTION_BY_SERVICE_GROUP" | "PORTION_BY" | "PRODUCT_PORTION" | "TOP5" | "TOP_MOVERS" | "TOTAL_SAVING" | "YEAR_COST_FORECAST";
export type WidgetSettingsInput = {
  account?: string | null | undefined;
  basis?: CostBasis | null | undefined;
  category?: WidgetCategory | null | undefined;
  channels?: ReadonlyArray<WidgetChannel> | null | undefined;
  chartType?: WidgetChart | null | undefined;
  comparison?: WidgetComparison | null | undefined;
  frame?: WidgetFrame | null | undefined;
  includesLowerLevels?: boolean | null | undefined;
  isPinned?: boolean | null | undefined;
  items?: WidgetItemsInput | null | undefined;
  joinSameNames?: boolean | null | undefined;
  maxAlert?: number | null | undefined;
  minAlert?: number | null | undefined;
  savedFilter?: string | null | undefined;
  scale?: WidgetScale | null | undefined;
  sendType?: WidgetSendType | null | undefined;
  sensitivity?: WidgetSensitivity | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  threshold?: number | null | undefined;
  title?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  viewBy?: ViewBy | null | undefined;
};
export type WidgetItemsInput = {
  chosen?: ReadonlyArray<WidgetItemInput>;
  show: WidgetItems;
};
export type WidgetItemInput = {
  key: string;
  vendor: Vendor;
};
export type DashboardScopeInput = {
  basis?: CostBasis | null | undefined;
  currency?: string | null | undefined;
  frame?: DashboardFrame | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type WidgetOfSettingsQuery$variables = {
  scope?: DashboardScopeInput | null | undefined;
  settings: WidgetSettingsInput;
  type: WidgetType;
};
export type WidgetOfSettingsQuery$data = {
  readonly viewer: {
    readonly widgetContent: {
      readonly " $fragmentSpreads": FragmentRefs<"WidgetView_content">;
    } | null | undefined;
  };
};
export type WidgetOfSettingsQuery = {
  response: WidgetOfSettingsQuery$data;
  variables: WidgetOfSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v3 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  },
  {
    "kind": "Variable",
    "name": "settings",
    "variableName": "settings"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "type"
  }
],
v4 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isWidgetContent"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WidgetOfSettingsQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "widgetContent",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WidgetView_content"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WidgetOfSettingsQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "widgetContent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v4/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "serviceGroupSet",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewBy",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$widgetKinds_content",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "94409de605d0c8d57e568500db124ad1ea74061edb44f45c5568856e8221391d",
    "metadata": {},
    "name": "WidgetOfSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "234edb5080cf70e4c9a329d6c29a1723";

export default node;
