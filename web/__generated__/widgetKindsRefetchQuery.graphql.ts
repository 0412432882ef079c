/**
 * @generated SignedSource<<c55629b464677b30be269eace555a76b>>
 * @relayHash 64b80b62954f57e858825b996991f4bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 246b311e8ea997d840244c2543db59fee8109f9661de6472e8837880d26dcd86
// @indirectDataDrivenDependency widgetKinds_content {"branches":{"AbnormalChangeContent":{"component":"abnormal-change/AbnormalChangeWidget","fragment":"AbnormalChangeWidget_content$normalization.graphql"},"AlertsContent":{"component":"alerts/AlertsWidget","fragment":"AlertsWidget_content$normalization.graphql"},"BudgetContent":{"component":"budget/BudgetWidget","fragment":"BudgetWidget_content$normalization.graphql"},"CostByContent":{"component":"cost-by/CostByWidget","fragment":"CostByWidget_content$normalization.graphql"},"CostTrendContent":{"component":"cost-trend/CostTrendWidget","fragment":"CostTrendWidget_content$normalization.graphql"},"EstimatedCostContent":{"component":"estimated-cost/EstimatedCostWidget","fragment":"EstimatedCostWidget_content$normalization.graphql"},"IntegratedPortionContent":{"component":"integrated-portion/IntegratedPortionWidget","fragment":"IntegratedPortionWidget_content$normalization.graphql"},"MlAbnormalAiContent":{"component":"ml-abnormal-ai/MlAbnormalAiWidget","fragment":"MlAbnormalAiWidget_content$normalization.graphql"},"MlAbnormalUserContent":{"component":"ml-abnormal-user/MlAbnormalUserWidget","fragment":"MlAbnormalUserWidget_content$normalization.graphql"},"MonthToDateContent":{"component":"month-to-date/MonthToDateWidget","fragment":"MonthToDateWidget_content$normalization.graphql"},"MultiVendorCostContent":{"component":"multi-vendor-cost/MultiVendorCostWidget","fragment":"MultiVendorCostWidget_content$normalization.graphql"},"PortionByContent":{"component":"portion-by/PortionByWidget","fragment":"PortionByWidget_content$normalization.graphql"},"ProductPortionContent":{"component":"product-portion/ProductPortionWidget","fragment":"ProductPortionWidget_content$normalization.graphql"},"ServiceGroupPortionContent":{"component":"service-group-portion/ServiceGroupPortionWidget","fragment":"ServiceGroupPortionWidget_content$normalization.graphql"},"TopCostsContent":{"component":"top-costs/TopCostsWidget","fragment":"TopCostsWidget_content$normalization.graphql"},"TopMoversContent":{"component":"top-movers/TopMoversWidget","fragment":"TopMoversWidget_content$normalization.graphql"},"TotalSavingContent":{"component":"total-saving/TotalSavingWidget","fragment":"TotalSavingWidget_content$normalization.graphql"},"YearForecastContent":{"component":"year-forecast/YearForecastWidget","fragment":"YearForecastWidget_content$normalization.graphql"}},"plural":false}

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type widgetKindsRefetchQuery$variables = {
  id: string;
};
export type widgetKindsRefetchQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"widgetKinds_content">;
  } | null | undefined;
};
export type widgetKindsRefetchQuery = {
  response: widgetKindsRefetchQuery$data;
  variables: widgetKindsRefetchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "widgetKindsRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "widgetKinds_content"
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
    "name": "widgetKindsRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
            ],
            "type": "WidgetContent",
            "abstractKey": "__isWidgetContent"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "246b311e8ea997d840244c2543db59fee8109f9661de6472e8837880d26dcd86",
    "metadata": {},
    "name": "widgetKindsRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cedff358f4393248b35b20da3a12415";

export default node;
