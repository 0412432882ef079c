// How types of widgets are called: ids of the catalogues, some with the placeholders viewBy and key; and what they split by.
import type { WidgetSettings, WidgetType, WidgetViewBy } from './words.ts';

export const WIDGET_TITLES = {
  COST_MONTH_TO_DATE: 'dashboard.monthToDate.title',
  ESTIMATED_COST: 'dashboard.estimatedCost.title',
  CLOUD_BUDGET: 'dashboard.cloudBudget.title',
  TOTAL_SAVING: 'dashboard.totalSaving.title',
  COMPARE_COST_TREND: 'dashboard.costTrend.title',
  ALERTS: 'dashboard.alerts.title',
  COST_BY_ACCOUNT: 'dashboard.costByAccount.title',
  COST_BY_PRODUCT: 'dashboard.costOverTime.title',
  COST_BY_REGION: 'dashboard.costByRegion.title',
  COST_BY_TAG: 'dashboard.costByTag.title',
  COST_BY_SERVICE_GROUP: 'dashboard.costByServiceGroup.title',
  COST_BY_CATEGORY: 'dashboard.costByCategory.title',
  COST_BY_PROJECT: 'dashboard.costByProject.title',
  PRODUCT_PORTION: 'dashboard.productPortion.title',
  PORTION_BY: 'dashboard.portionBy.title',
  TOP5: 'dashboard.topCosts.title',
  ABNORMAL_CHANGE: 'dashboard.abnormalChange.title',
  ML_ABNORMAL_USER: 'dashboard.mlAbnormalUser.title',
  ML_ABNORMAL_AI: 'dashboard.mlAbnormalAi.title',
  INTEGRATED_PRODUCT_PORTION: 'dashboard.integratedPortion.title',
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: 'dashboard.serviceGroupPortion.title',
  MULTI_VENDOR_COST_BY: 'dashboard.multiVendorCost.title',
  YEAR_COST_FORECAST: 'dashboard.yearForecast.title',
} as const satisfies Record<WidgetType, string>;

const VIEW_BY_OF_TYPE: Partial<Record<WidgetType, WidgetViewBy>> = {
  COST_BY_ACCOUNT: 'ACCOUNT',
  COST_BY_PRODUCT: 'PRODUCT',
  COST_BY_REGION: 'REGION',
  COST_BY_TAG: 'TAG',
  COST_BY_SERVICE_GROUP: 'SERVICE_GROUP',
  COST_BY_PROJECT: 'PROJECT',
  PRODUCT_PORTION: 'PRODUCT',
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: 'SERVICE_GROUP',
};

/** What a widget splits its cost by: named by its type, or chosen; products where nothing is said. */
export function viewByOfWidget(
  type: WidgetType,
  { viewBy, category }: Pick<WidgetSettings, 'viewBy' | 'category'>,
): WidgetViewBy {
  return VIEW_BY_OF_TYPE[type] ?? viewBy ?? category ?? 'PRODUCT';
}
