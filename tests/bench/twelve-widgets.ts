// The dashboard that the benchmark of the web opens: four cards and eight charts.
import type { WidgetType } from '../../lib/widgets/words.ts';

/** With the type of the content that has its figures. */
const CARDS: readonly (readonly [WidgetType, string])[] = [
  ['COST_MONTH_TO_DATE', 'MonthToDateContent'],
  ['ESTIMATED_COST', 'EstimatedCostContent'],
  ['CLOUD_BUDGET', 'BudgetContent'],
  ['TOTAL_SAVING', 'TotalSavingContent'],
];
const CHARTS: typeof CARDS = [
  ['COST_BY_PRODUCT', 'CostByContent'],
  ['COST_BY_REGION', 'CostByContent'],
  ['COST_BY_ACCOUNT', 'CostByContent'],
  ['COMPARE_COST_TREND', 'CostTrendContent'],
  ['TOP5', 'TopCostsContent'],
  ['PRODUCT_PORTION', 'ProductPortionContent'],
  ['ABNORMAL_CHANGE', 'AbnormalChangeContent'],
  ['INTEGRATED_PRODUCT_PORTION', 'IntegratedPortionContent'],
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

/** Asks for the figures of one widget alone, by its type. */
export const ONE_WIDGET = `query ($type: WidgetType!) { viewer { widgetContent(type: $type, settings: {}) {
  ${[...new Set([...CARDS, ...CHARTS].map(([, content]) => content))].map((name) => `... on ${name} { figures { __typename } }`).join(' ')}
} } }`;
