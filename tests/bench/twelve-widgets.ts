// The dashboard that the benchmark of the web opens: four cards and eight charts.
import type { WidgetType } from '../../lib/widgets/widget-types.ts';

/** With the type of the content that has its figures, and their field. */
const CARDS: readonly (readonly [WidgetType, string, string])[] = [
  ['COST_MONTH_TO_DATE', 'MonthToDateContent', 'costMonthToDate'],
  ['ESTIMATED_COST', 'EstimatedCostContent', 'estimatedCost'],
  ['CLOUD_BUDGET', 'BudgetContent', 'budgetStatus'],
  ['TOTAL_SAVING', 'TotalSavingContent', 'totalSaving'],
];
const CHARTS: typeof CARDS = [
  ['COST_BY_PRODUCT', 'CostByContent', 'costOverTime'],
  ['COST_BY_REGION', 'CostByContent', 'costOverTime'],
  ['COST_BY_ACCOUNT', 'CostByContent', 'costOverTime'],
  ['COMPARE_COST_TREND', 'CostTrendContent', 'costTrend'],
  ['TOP5', 'TopCostsContent', 'topCosts'],
  ['PRODUCT_PORTION', 'ProductPortionContent', 'productPortion'],
  ['ABNORMAL_CHANGE', 'AbnormalChangeContent', 'abnormalChanges'],
  ['INTEGRATED_PRODUCT_PORTION', 'IntegratedPortionContent', 'integratedPortion'],
];
const CARD = { width: 6, height: 6 };
const CHART = { width: 12, height: 13 };

/** As they are saved, with the settings of a new widget. */
export function twelveWidgets() {
  const cards = CARDS.map(([type], index) => ({ type, index, layout: { x: 6 * index, y: 0, ...CARD } }));
  const charts = CHARTS.map(([type], place) => ({
    type,
    index: CARDS.length + place,
    layout: { x: 12 * (place % 2), y: CARD.height + CHART.height * Math.floor(place / 2), ...CHART },
  }));
  return [...cards, ...charts].map((widget) => ({ ...widget, settings: {} }));
}

const FIGURES = new Map([...CARDS, ...CHARTS].map(([, content, field]) => [content, field]));

/** Asks for the figures of one widget alone, by its type. */
export const ONE_WIDGET = `query ($type: WidgetType!) { viewer { widgetContent(type: $type, settings: {}) {
  ${[...FIGURES].map(([content, field]) => `... on ${content} { ${field} { __typename } }`).join(' ')}
} } }`;
