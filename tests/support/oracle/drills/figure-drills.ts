// Widgets whose figure is no cost of a range: what is planned, expected, saved or alarming. Each is held against what its link
// leads to, and against what another page or the bell says of the same.
import { sumMoney } from '../../../../lib/money/money.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import { alertsLink, findingsLink } from '../../../../web/pages/dashboard/widgets/anomalies/findings-link.ts';
import { drillLink } from '../../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { SAVING_SETTINGS } from '../../../../web/pages/dashboard/widgets/total-saving/saving-drill.ts';
import { forecastDrill } from '../../../../web/pages/dashboard/widgets/year-forecast/forecast-drill.ts';
import type { TestGateway } from '../../product/gateway.ts';
import { ALERT_FEED, type PageAlerts, pageAlerts, pageAnomalies } from './page-alerts.ts';
import { type PageSaving, pageSaving, pageTotal } from './page-totals.ts';

type Range = { start: string; end: string };

/** A figure of the widget, and the same where it leads. */
interface Pair {
  what: string;
  widget: number | string | null;
  behind: number | string | null;
}

interface Asked {
  gateway: TestGateway;
  vendors: readonly Vendor[];
}

const asked = async <Answer>({ gateway }: Asked, fields: string): Promise<Answer> =>
  (await gateway.ask<{ viewer: Answer }>(`{ viewer { ${fields} } }`)).expectData().viewer;

const contentOf = async <Content>(
  of: Asked,
  type: WidgetType,
  field: string,
  settings = '{}',
): Promise<Content> => {
  const { widgetContent } = await asked<{ widgetContent: Content }>(
    of,
    `widgetContent(type: ${type}, settings: ${settings}) { ${field} }`,
  );
  return widgetContent;
};

/** What Cost Analytics says behind the link of a widget. */
const costBehind = (
  { gateway, vendors }: Asked,
  type: WidgetType,
  settings: Partial<WidgetSettings>,
  range: Range,
) => {
  const drilled = { type, settings: { ...defaultSettings(type), ...settings }, range };
  return pageTotal(gateway, drillLink(drilled, { selected: vendors, available: vendors }));
};

const listed = ({ vendors }: Asked) => `vendors: [${vendors.join(', ')}]`;

const SAVINGS = ['total', 'commitment', 'discounts', 'spot', 'credits'] as const;

const CHECKS = {
  async ESTIMATED_COST(of) {
    const { estimatedCost } = await contentOf<{
      estimatedCost: { range: Range; toDate: number; total: number | null };
    }>(
      of,
      'ESTIMATED_COST',
      '... on EstimatedCostContent { estimatedCost { range { start end } toDate total } }',
    );
    const { costForecast } = await asked<{ costForecast: { month: { cost: number } | null } }>(
      of,
      `costForecast(query: { range: { frame: MONTH_TO_DATE }, ${listed(of)} }) { month { cost } }`,
    );
    const { range, toDate, total } = estimatedCost;
    return [
      {
        what: 'to date',
        widget: toDate,
        behind: await costBehind(of, 'ESTIMATED_COST', { frame: 'MONTH_TO_DATE' }, range),
      },
      { what: 'at the end of the month', widget: total, behind: costForecast.month?.cost ?? null },
    ];
  },
  async YEAR_COST_FORECAST(of) {
    const { yearForecast } = await contentOf<{
      yearForecast: {
        history: { month: string; cost: number }[];
        running: { month: string; toDate: number };
      };
    }>(
      of,
      'YEAR_COST_FORECAST',
      '... on YearForecastContent { yearForecast { history { month cost } running { month toDate } } }',
    );
    const { history, running } = yearForecast;
    const drilled = forecastDrill(defaultSettings('YEAR_COST_FORECAST'), yearForecast);
    // The page shows no more than this month and the eleven before it.
    const shown = history.slice(-11).map(({ cost }) => cost);
    const link = drillLink(drilled, { selected: of.vendors, available: of.vendors });
    return [
      {
        what: 'the months so far',
        widget: sumMoney([...shown, running.toDate]),
        behind: await pageTotal(of.gateway, link),
      },
    ];
  },
  async TOTAL_SAVING(of) {
    const { totalSaving } = await contentOf<{ totalSaving: { monthToDate: PageSaving } }>(
      of,
      'TOTAL_SAVING',
      `... on TotalSavingContent { totalSaving { monthToDate { range { start end } ${SAVINGS.join(' ')} } } }`,
    );
    const { monthToDate: widget } = totalSaving;
    const settings = { ...defaultSettings('TOTAL_SAVING'), ...SAVING_SETTINGS };
    const drilled = { type: 'TOTAL_SAVING', settings, range: widget.range } as const;
    const link = drillLink(drilled, { selected: of.vendors, available: of.vendors });
    const behind = await pageSaving(of.gateway, link);
    return SAVINGS.map((what) => ({ what, widget: widget[what], behind: behind?.[what] ?? null }));
  },
  async CLOUD_BUDGET(of) {
    type Figures = Record<'spent' | 'budget' | 'expected', number | null>;
    const { budgetStatus } = await contentOf<{
      budgetStatus: { range: Range; total: Figures };
    }>(
      of,
      'CLOUD_BUDGET',
      '... on BudgetContent { budgetStatus { range { start end } total { spent budget expected } } }',
    );
    const { range, total } = budgetStatus;
    const { budgets } = await asked<{
      budgets: { rows: { scope: { kind: string }; months: Figures[] }[] };
    }>(
      of,
      `budgets(months: 1, startMonth: "${range.start}") { rows { scope { kind } months { spent budget expected } } }`,
    );
    const company = budgets.rows.find(({ scope }) => scope.kind === 'COMPANY')?.months[0];
    // Without a budget of the company the page has no row of it: the cards beside the widget say the same.
    const beside = await asked<{ costMonthToDate: { total: number }; estimatedCost: { total: number } }>(
      of,
      `costMonthToDate(${listed(of)}) { total } estimatedCost(${listed(of)}) { total }`,
    );
    const behind = company ?? {
      spent: beside.costMonthToDate.total,
      budget: null,
      expected: beside.estimatedCost.total,
    };
    return (['spent', 'budget', 'expected'] as const).map((what) => ({
      what,
      widget: total[what],
      behind: behind[what],
    }));
  },
  async ALERTS(of) {
    const pairs: Pair[] = [];
    for (const vendors of [null, of.vendors.slice(-1)]) {
      const { alertFeed: own } = await contentOf<{ alertFeed: PageAlerts }>(
        of,
        'ALERTS',
        `... on AlertsContent { ${ALERT_FEED} }`,
        vendors ? `{ vendors: [${vendors.join(', ')}] }` : '{}',
      );
      const behind = await pageAlerts(of.gateway, alertsLink({ vendors }));
      const names = ({ alerts }: PageAlerts) => alerts.map(({ id }) => id).join(' ');
      pairs.push(
        { what: 'alerts', widget: own.totalCount, behind: behind.totalCount },
        { what: 'unseen ones', widget: own.unseenCount, behind: behind.unseenCount },
        { what: 'which', widget: names(own), behind: names(behind) },
      );
    }
    return pairs;
  },
  ML_ABNORMAL_AI: (of) => findings(of, 'ML_ABNORMAL_AI', 'aiAnomalies', null),
  ML_ABNORMAL_USER: async (of) => [
    ...(await findings(of, 'ML_ABNORMAL_USER', 'userAnomalies', 'HIGH')),
    ...(await findings(of, 'ML_ABNORMAL_USER', 'userAnomalies', 'LOW')),
  ],
} satisfies Partial<Record<WidgetType, (of: Asked) => Promise<Pair[]>>>;

/** What AI found: the list behind the title has as many, and the page of each its cost. Nothing without the plan. */
async function findings(
  of: Asked,
  type: 'ML_ABNORMAL_AI' | 'ML_ABNORMAL_USER',
  field: string,
  sensitivity: WidgetSettings['sensitivity'],
): Promise<Pair[]> {
  const FOUND = 'totalCount anomalies { anomalyId cost expectedCost }';
  interface Found {
    totalCount?: number;
    anomalies?: { anomalyId: string; cost: number; expectedCost: number }[];
  }
  const name = type === 'ML_ABNORMAL_AI' ? 'MlAbnormalAiContent' : 'MlAbnormalUserContent';
  const content = await contentOf<Record<string, Found>>(
    of,
    type,
    `... on ${name} { ${field} { ... on AiFindings { ${FOUND} } } }`,
    sensitivity ? `{ sensitivity: ${sensitivity} }` : '{}',
  );
  const { totalCount, anomalies = [] } = content[field] ?? {};
  if (totalCount === undefined) return [];
  const link = findingsLink({ sensitivity, vendors: null }, { selected: of.vendors, available: of.vendors });
  const behind = await pageAnomalies(of.gateway, link);
  return [
    { what: 'anomalies', widget: totalCount, behind: behind.count },
    ...anomalies.flatMap(({ anomalyId, cost, expectedCost }) => {
      const one = behind.listed.get(anomalyId);
      return [
        { what: `cost of ${anomalyId}`, widget: cost, behind: one?.real ?? null },
        { what: `expected of ${anomalyId}`, widget: expectedCost, behind: one?.expected ?? null },
      ];
    }),
  ];
}

type OwnType = keyof typeof CHECKS;
export const TYPES_WITH_OWN_FIGURE = Object.keys(CHECKS) as OwnType[];

/** Whether the figure is no cost of a range, so that no total is behind it. */
export function hasOwnFigure(type: WidgetType): boolean {
  return Object.hasOwn(CHECKS, type);
}

/** Figures of a type that are another one where it leads. `compared` counts what was held against each other. */
export async function figureFaults(
  type: OwnType,
  of: Asked,
): Promise<{ faults: string[]; compared: number }> {
  const pairs = await CHECKS[type](of);
  const faults = pairs.flatMap(({ what, widget, behind }) =>
    isSame(widget, behind) ? [] : [`${type} ${what}: ${widget}, behind it ${behind}`],
  );
  return { faults, compared: pairs.filter(({ widget }) => widget !== null).length };
}

function isSame(one: Pair['widget'], other: Pair['widget']): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) < 1e-6;
}
