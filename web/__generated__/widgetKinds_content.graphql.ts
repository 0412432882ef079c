/**
 * @generated SignedSource<<6c76d7f1ee4137693bef2bb50ecb6548>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @dataDrivenDependency widgetKinds_content {"branches":{"AbnormalChangeContent":{"component":"abnormal-change/AbnormalChangeWidget","fragment":"AbnormalChangeWidget_content$normalization.graphql"},"AlertsContent":{"component":"alerts/AlertsWidget","fragment":"AlertsWidget_content$normalization.graphql"},"BudgetContent":{"component":"budget/BudgetWidget","fragment":"BudgetWidget_content$normalization.graphql"},"CostByContent":{"component":"cost-by/CostByWidget","fragment":"CostByWidget_content$normalization.graphql"},"CostTrendContent":{"component":"cost-trend/CostTrendWidget","fragment":"CostTrendWidget_content$normalization.graphql"},"EstimatedCostContent":{"component":"estimated-cost/EstimatedCostWidget","fragment":"EstimatedCostWidget_content$normalization.graphql"},"IntegratedPortionContent":{"component":"integrated-portion/IntegratedPortionWidget","fragment":"IntegratedPortionWidget_content$normalization.graphql"},"MlAbnormalAiContent":{"component":"ml-abnormal-ai/MlAbnormalAiWidget","fragment":"MlAbnormalAiWidget_content$normalization.graphql"},"MlAbnormalUserContent":{"component":"ml-abnormal-user/MlAbnormalUserWidget","fragment":"MlAbnormalUserWidget_content$normalization.graphql"},"MonthToDateContent":{"component":"month-to-date/MonthToDateWidget","fragment":"MonthToDateWidget_content$normalization.graphql"},"MultiVendorCostContent":{"component":"multi-vendor-cost/MultiVendorCostWidget","fragment":"MultiVendorCostWidget_content$normalization.graphql"},"PortionByContent":{"component":"portion-by/PortionByWidget","fragment":"PortionByWidget_content$normalization.graphql"},"ProductPortionContent":{"component":"product-portion/ProductPortionWidget","fragment":"ProductPortionWidget_content$normalization.graphql"},"ServiceGroupPortionContent":{"component":"service-group-portion/ServiceGroupPortionWidget","fragment":"ServiceGroupPortionWidget_content$normalization.graphql"},"TopCostsContent":{"component":"top-costs/TopCostsWidget","fragment":"TopCostsWidget_content$normalization.graphql"},"TopMoversContent":{"component":"top-movers/TopMoversWidget","fragment":"TopMoversWidget_content$normalization.graphql"},"TotalSavingContent":{"component":"total-saving/TotalSavingWidget","fragment":"TotalSavingWidget_content$normalization.graphql"},"YearForecastContent":{"component":"year-forecast/YearForecastWidget","fragment":"YearForecastWidget_content$normalization.graphql"}},"plural":false}

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type widgetKinds_content$data = {
  readonly __fragmentPropName?: string | null | undefined;
  readonly __module_component?: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AbnormalChangeWidget_content" | "AlertsWidget_content" | "BudgetWidget_content" | "CostByWidget_content" | "CostTrendWidget_content" | "EstimatedCostWidget_content" | "IntegratedPortionWidget_content" | "MlAbnormalAiWidget_content" | "MlAbnormalUserWidget_content" | "MonthToDateWidget_content" | "MultiVendorCostWidget_content" | "PortionByWidget_content" | "ProductPortionWidget_content" | "ServiceGroupPortionWidget_content" | "TopCostsWidget_content" | "TopMoversWidget_content" | "TotalSavingWidget_content" | "YearForecastWidget_content">;
  readonly " $fragmentType": "widgetKinds_content";
};
export type widgetKinds_content$key = {
  readonly " $data"?: widgetKinds_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"widgetKinds_content">;
};

import widgetKindsRefetchQuery_graphql from './widgetKindsRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": widgetKindsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "widgetKinds_content",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": null,
          "documentName": "widgetKinds_content",
          "fragmentName": "MonthToDateWidget_content",
          "fragmentPropName": "content",
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
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
          "kind": "ModuleImport"
        }
      ],
      "type": "MlAbnormalAiContent",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
};

(node as any).hash = "1cedff358f4393248b35b20da3a12415";

export default node;
