/**
 * @generated SignedSource<<6895ef040b81c721d42df40ccbec294f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WidgetView_content$data = {
  readonly abnormalChange: {
    readonly " $fragmentSpreads": FragmentRefs<"AbnormalChangeWidget_content">;
  } | null | undefined;
  readonly alerts: {
    readonly " $fragmentSpreads": FragmentRefs<"AlertsWidget_content">;
  } | null | undefined;
  readonly cloudBudget: {
    readonly " $fragmentSpreads": FragmentRefs<"CloudBudgetWidget_content">;
  } | null | undefined;
  readonly costBy: {
    readonly " $fragmentSpreads": FragmentRefs<"CostByWidget_content">;
  } | null | undefined;
  readonly costTrend: {
    readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_content">;
  } | null | undefined;
  readonly estimatedCost: {
    readonly " $fragmentSpreads": FragmentRefs<"EstimatedCostWidget_content">;
  } | null | undefined;
  readonly integratedPortion: {
    readonly " $fragmentSpreads": FragmentRefs<"IntegratedPortionWidget_content">;
  } | null | undefined;
  readonly mlAbnormalAi: {
    readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalAiWidget_content">;
  } | null | undefined;
  readonly mlAbnormalUser: {
    readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalUserWidget_content">;
  } | null | undefined;
  readonly monthToDate: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthToDateWidget_content">;
  } | null | undefined;
  readonly multiVendorCost: {
    readonly " $fragmentSpreads": FragmentRefs<"MultiVendorCostWidget_content">;
  } | null | undefined;
  readonly portionBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PortionByWidget_content">;
  } | null | undefined;
  readonly productPortion: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPortionWidget_content">;
  } | null | undefined;
  readonly serviceGroupPortion: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceGroupPortionWidget_content">;
  } | null | undefined;
  readonly topCosts: {
    readonly " $fragmentSpreads": FragmentRefs<"TopCostsWidget_content">;
  } | null | undefined;
  readonly totalSaving: {
    readonly " $fragmentSpreads": FragmentRefs<"TotalSavingWidget_content">;
  } | null | undefined;
  readonly yearForecast: {
    readonly " $fragmentSpreads": FragmentRefs<"YearForecastWidget_content">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "WidgetView_content";
};
export type WidgetView_content$key = {
  readonly " $data"?: WidgetView_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetView_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WidgetView_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AbnormalChangeWidget_content"
              }
            ]
          }
        ],
        "type": "AbnormalChangeContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "abnormalChange"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AlertsWidget_content"
              }
            ]
          }
        ],
        "type": "AlertsContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "alerts"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CloudBudgetWidget_content"
              }
            ]
          }
        ],
        "type": "BudgetContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "cloudBudget"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CostByWidget_content"
              }
            ]
          }
        ],
        "type": "CostByContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "costBy"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CostTrendWidget_content"
              }
            ]
          }
        ],
        "type": "CostTrendContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "costTrend"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EstimatedCostWidget_content"
              }
            ]
          }
        ],
        "type": "EstimatedCostContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "estimatedCost"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IntegratedPortionWidget_content"
              }
            ]
          }
        ],
        "type": "IntegratedPortionContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "integratedPortion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MlAbnormalAiWidget_content"
              }
            ]
          }
        ],
        "type": "MlAbnormalAiContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "mlAbnormalAi"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MlAbnormalUserWidget_content"
              }
            ]
          }
        ],
        "type": "MlAbnormalUserContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "mlAbnormalUser"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MonthToDateWidget_content"
              }
            ]
          }
        ],
        "type": "MonthToDateContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "monthToDate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MultiVendorCostWidget_content"
              }
            ]
          }
        ],
        "type": "MultiVendorCostContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "multiVendorCost"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PortionByWidget_content"
              }
            ]
          }
        ],
        "type": "PortionByContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "portionBy"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProductPortionWidget_content"
              }
            ]
          }
        ],
        "type": "ProductPortionContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "productPortion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ServiceGroupPortionWidget_content"
              }
            ]
          }
        ],
        "type": "ServiceGroupPortionContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "serviceGroupPortion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TopCostsWidget_content"
              }
            ]
          }
        ],
        "type": "TopCostsContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "topCosts"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TotalSavingWidget_content"
              }
            ]
          }
        ],
        "type": "TotalSavingContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "totalSaving"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "YearForecastWidget_content"
              }
            ]
          }
        ],
        "type": "YearForecastContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "yearForecast"
    }
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
};

(node as any).hash = "e1a1757e01f017a5595f34f2953cfa1b";

export default node;
