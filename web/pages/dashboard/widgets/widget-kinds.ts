// Written from lib/catalogue/widgets.ts by `npm run graph`; never edited by hand.
import { graphql } from 'react-relay';
import type { WidgetKind } from '../../../../lib/widgets/widget-types.ts';

/** The figures of a widget of any kind: its code and its part of the answer's form are loaded where one is shown. */
export const widgetKinds = graphql`
  fragment widgetKinds_content on WidgetContent @refetchable(queryName: "widgetKindsRefetchQuery") {
    ...MonthToDateWidget_content @module(name: "month-to-date/MonthToDateWidget")
    ...EstimatedCostWidget_content @module(name: "estimated-cost/EstimatedCostWidget")
    ...BudgetWidget_content @module(name: "budget/BudgetWidget")
    ...TotalSavingWidget_content @module(name: "total-saving/TotalSavingWidget")
    ...CostTrendWidget_content @module(name: "cost-trend/CostTrendWidget")
    ...CostByWidget_content @module(name: "cost-by/CostByWidget")
    ...YearForecastWidget_content @module(name: "year-forecast/YearForecastWidget")
    ...ProductPortionWidget_content @module(name: "product-portion/ProductPortionWidget")
    ...PortionByWidget_content @module(name: "portion-by/PortionByWidget")
    ...TopCostsWidget_content @module(name: "top-costs/TopCostsWidget")
    ...MultiVendorCostWidget_content @module(name: "multi-vendor-cost/MultiVendorCostWidget")
    ...IntegratedPortionWidget_content @module(name: "integrated-portion/IntegratedPortionWidget")
    ...ServiceGroupPortionWidget_content @module(name: "service-group-portion/ServiceGroupPortionWidget")
    ...AlertsWidget_content @module(name: "alerts/AlertsWidget")
    ...AbnormalChangeWidget_content @module(name: "abnormal-change/AbnormalChangeWidget")
    ...TopMoversWidget_content @module(name: "top-movers/TopMoversWidget")
    ...MlAbnormalUserWidget_content @module(name: "ml-abnormal-user/MlAbnormalUserWidget")
    ...MlAbnormalAiWidget_content @module(name: "ml-abnormal-ai/MlAbnormalAiWidget")
  }
`;

/** Fetches what draws a kind. */
export const KIND_MODULES: Readonly<Record<WidgetKind, () => Promise<unknown>[]>> = {
  monthToDate: () => [
    import('./month-to-date/MonthToDateWidget.tsx'),
    import('../../../__generated__/MonthToDateWidget_content$normalization.graphql.ts'),
  ],
  estimatedCost: () => [
    import('./estimated-cost/EstimatedCostWidget.tsx'),
    import('../../../__generated__/EstimatedCostWidget_content$normalization.graphql.ts'),
  ],
  budget: () => [
    import('./budget/BudgetWidget.tsx'),
    import('../../../__generated__/BudgetWidget_content$normalization.graphql.ts'),
  ],
  totalSaving: () => [
    import('./total-saving/TotalSavingWidget.tsx'),
    import('../../../__generated__/TotalSavingWidget_content$normalization.graphql.ts'),
  ],
  costTrend: () => [
    import('./cost-trend/CostTrendWidget.tsx'),
    import('../../../__generated__/CostTrendWidget_content$normalization.graphql.ts'),
  ],
  costBy: () => [
    import('./cost-by/CostByWidget.tsx'),
    import('../../../__generated__/CostByWidget_content$normalization.graphql.ts'),
  ],
  yearForecast: () => [
    import('./year-forecast/YearForecastWidget.tsx'),
    import('../../../__generated__/YearForecastWidget_content$normalization.graphql.ts'),
  ],
  productPortion: () => [
    import('./product-portion/ProductPortionWidget.tsx'),
    import('../../../__generated__/ProductPortionWidget_content$normalization.graphql.ts'),
  ],
  portionBy: () => [
    import('./portion-by/PortionByWidget.tsx'),
    import('../../../__generated__/PortionByWidget_content$normalization.graphql.ts'),
  ],
  topCosts: () => [
    import('./top-costs/TopCostsWidget.tsx'),
    import('../../../__generated__/TopCostsWidget_content$normalization.graphql.ts'),
  ],
  multiVendorCost: () => [
    import('./multi-vendor-cost/MultiVendorCostWidget.tsx'),
    import('../../../__generated__/MultiVendorCostWidget_content$normalization.graphql.ts'),
  ],
  integratedPortion: () => [
    import('./integrated-portion/IntegratedPortionWidget.tsx'),
    import('../../../__generated__/IntegratedPortionWidget_content$normalization.graphql.ts'),
  ],
  serviceGroupPortion: () => [
    import('./service-group-portion/ServiceGroupPortionWidget.tsx'),
    import('../../../__generated__/ServiceGroupPortionWidget_content$normalization.graphql.ts'),
  ],
  alerts: () => [
    import('./alerts/AlertsWidget.tsx'),
    import('../../../__generated__/AlertsWidget_content$normalization.graphql.ts'),
  ],
  abnormalChange: () => [
    import('./abnormal-change/AbnormalChangeWidget.tsx'),
    import('../../../__generated__/AbnormalChangeWidget_content$normalization.graphql.ts'),
  ],
  topMovers: () => [
    import('./top-movers/TopMoversWidget.tsx'),
    import('../../../__generated__/TopMoversWidget_content$normalization.graphql.ts'),
  ],
  mlAbnormalUser: () => [
    import('./ml-abnormal-user/MlAbnormalUserWidget.tsx'),
    import('../../../__generated__/MlAbnormalUserWidget_content$normalization.graphql.ts'),
  ],
  mlAbnormalAi: () => [
    import('./ml-abnormal-ai/MlAbnormalAiWidget.tsx'),
    import('../../../__generated__/MlAbnormalAiWidget_content$normalization.graphql.ts'),
  ],
};

/** Fetches what draws a new dashboard; what fails is asked for again where a widget needs it. */
export async function loadFirstKinds(): Promise<void> {
  const kinds: WidgetKind[] = [
    'monthToDate',
    'estimatedCost',
    'budget',
    'totalSaving',
    'costBy',
    'topCosts',
    'costTrend',
    'abnormalChange',
    'alerts',
    'integratedPortion',
  ];
  await Promise.allSettled(kinds.flatMap((kind) => KIND_MODULES[kind]()));
}
