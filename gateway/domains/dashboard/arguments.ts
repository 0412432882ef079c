// Frames and items of widgets, from the graph to the wire.
import { COST_FIELDS, MAX_FILTER_ITEMS } from '../../../lib/catalogue/cost-fields.ts';
import type { abnormal } from '../../../upstream/contract/dashboard/abnormal.ts';
import type { dashboardCost, top5, trend } from '../../../upstream/contract/dashboard/dashboard.ts';
import type { mlAbnormalUser } from '../../../upstream/contract/dashboard/ml-abnormal.ts';
import type { integratedPortion, productPortion } from '../../../upstream/contract/dashboard/portions.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type {
  AbnormalScale,
  CostOverTimeFrame,
  PortionFrame,
  TopFrame,
  TrendFrame,
  WidgetCategory,
  WidgetComparison,
  WidgetItems,
  WidgetItemsInput,
  WidgetSensitivity,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { vendorCodeOf } from '../../graph/wire-enums.ts';

type WireWidget = RequestOf<typeof dashboardCost>;

export const OVER_TIME_FRAMES: Record<CostOverTimeFrame, Pick<WireWidget, 'dateType' | 'timeFrame'>> = {
  LAST_3_MONTHS: { dateType: 'monthly', timeFrame: 'last_3_months' },
  LAST_6_MONTHS: { dateType: 'monthly', timeFrame: 'last_6_months' },
  LAST_12_MONTHS: { dateType: 'monthly', timeFrame: 'last_12_months' },
  YEAR_TO_MONTH: { dateType: 'monthly', timeFrame: 'year_to_month' },
  LAST_4_WEEKS: { dateType: 'weekly', timeFrame: 'last_4_weeks' },
  LAST_8_WEEKS: { dateType: 'weekly', timeFrame: 'last_8_weeks' },
  LAST_16_WEEKS: { dateType: 'weekly', timeFrame: 'last_16_weeks' },
  LAST_24_WEEKS: { dateType: 'weekly', timeFrame: 'last_24_weeks' },
  YEAR_TO_WEEK: { dateType: 'weekly', timeFrame: 'year_to_week' },
};

export const TOP_FRAMES: Record<TopFrame, RequestOf<typeof top5>['timeFrame']> = {
  LAST_7_DAYS: 'last_7_days',
  LAST_10_DAYS: 'last_10_days',
  LAST_14_DAYS: 'last_14_days',
  LAST_30_DAYS: 'last_30_days',
  LAST_60_DAYS: 'last_60_days',
  MONTH_TO_DATE: 'month_to_date',
};

export const TREND_FRAMES: Record<TrendFrame, RequestOf<typeof trend>['timeFrame']> = {
  LAST_2_MONTHS: 'last_2_months',
  LAST_3_MONTHS: 'last_3_months',
  LAST_6_MONTHS: 'last_6_months',
};

export const PORTION_FRAMES: Record<PortionFrame, RequestOf<typeof productPortion>['timeFrame']> = {
  ...TOP_FRAMES,
  LAST_3_MONTHS: 'last_3_months',
  LAST_6_MONTHS: 'last_6_months',
  LAST_12_MONTHS: 'last_12_months',
  YEAR_TO_MONTH: 'year_to_month',
};

export const PORTION_CATEGORIES: Record<WidgetCategory, RequestOf<typeof integratedPortion>['category']> = {
  PRODUCT: COST_FIELDS.product.wire,
  REGION: COST_FIELDS.region.wire,
  SERVICE_CATEGORY: COST_FIELDS.serviceCategory.wire,
};

export const COMPARISONS: Record<WidgetComparison, RequestOf<typeof abnormal>['comparison']> = {
  LAST_3_DAYS: 'last_3_days',
  LAST_7_DAYS: 'last_7_days',
  LATEST_DAY_TO_AVERAGE: 'latest_day_to_average',
  MONTH_TO_DATE: 'month_to_date',
  LATEST_DAY: 'latest_day',
};

export const SCALES: Record<AbnormalScale, RequestOf<typeof abnormal>['scale']> = {
  PERCENTAGE: 'percentage',
  VALUE: 'value',
};

export const SENSITIVITIES: Record<WidgetSensitivity, RequestOf<typeof mlAbnormalUser>['sensitivity']> = {
  HIGH: 'H',
  MIDDLE: 'M',
  LOW: 'L',
};

const SHOWN: Record<WidgetItems, WireWidget['filter']> = {
  TOP_10: 'top_10_by_cost',
  TOP_5: 'top_5_by_cost',
  CUSTOM: 'custom',
};

/** Throws an input error for `items`. */
export function wireItems({ show, chosen }: WidgetItemsInput): Pick<WireWidget, 'filter' | 'customFilter'> {
  if (show === 'CUSTOM' && chosen.length === 0) {
    throw inputError('items', 'CUSTOM needs chosen items', 'CUSTOM_WITHOUT_ITEMS');
  }
  if (show !== 'CUSTOM' && chosen.length > 0) {
    throw inputError('items', 'chosen items go with CUSTOM only', 'ITEMS_WITHOUT_CUSTOM');
  }
  if (chosen.length > MAX_FILTER_ITEMS) {
    throw inputError('items', `at most ${MAX_FILTER_ITEMS} items can be chosen`, 'FILTER_ITEMS');
  }
  const customFilter = chosen.map(({ key, vendor }) => ({ item: key, vendor: vendorCodeOf(vendor) }));
  return { filter: SHOWN[show], customFilter };
}
