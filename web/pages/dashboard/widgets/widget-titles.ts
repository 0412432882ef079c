// How widgets are called: by their own title, else by what they show.

import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import type { WidgetSettings, WidgetType } from '../../../../lib/widgets/words.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { type Grouped, widgetGrouping } from './widget-grouping.ts';

export const WIDGET_TITLES: Readonly<Record<WidgetType, MessageId>> = {
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
};

export type Titled = Grouped & Pick<WidgetSettings, 'title'>;

export function widgetTitle(intl: IntlShape, type: WidgetType, settings: Titled): string {
  const own = settings.title?.trim();
  if (own) return own;
  const { name, key } = widgetGrouping(type, settings);
  return intl.formatMessage({ id: WIDGET_TITLES[type] }, { viewBy: name, key: key ?? '' }).trim();
}

export function useWidgetTitle(type: WidgetType, settings: Titled): string {
  return widgetTitle(useIntl(), type, settings);
}
