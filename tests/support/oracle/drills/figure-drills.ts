// Widgets whose figure is no cost of a range: what is planned, expected, saved or alarming. Each is held against what its link
// leads to, and against what another page or the bell says of the same.
import { sumMoney } from '../../../../lib/money/money.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import { drillLink } from '../../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { forecastDrill } from '../../../../web/pages/dashboard/widgets/year-forecast/forecast-drill.ts';
import type { TestGateway } from '../../product/gateway.ts';
import { pageTotal } from './page-totals.ts';

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

const contentOf = async <Content>(of: Asked, type: WidgetType, field: string): Promise<Content> => {
  const { widgetContent } = await asked<{ widgetContent: Content }>(
    of,
    `widgetContent(type: ${type}, settings: {}) { ${field} }`,
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
    const { totalSaving } = await contentOf<{ totalSaving: { monthToDate: { range: Range } } }>(
      of,
      'TOTAL_SAVING',
      '... on TotalSavingContent { totalSaving { monthToDate { range { start end } } } }',
    );
    const { costMonthToDate } = await asked<{ costMonthToDate: { total: number; range: Range } }>(
      of,
      `costMonthToDate(basis: EFFECTIVE, ${listed(of)}) { total range { start end } }`,
    );
    const { range } = totalSaving.monthToDate;
    const settings = { basis: 'EFFECTIVE', frame: 'MONTH_TO_DATE' } as const;
    return [
      { what: 'first day', widget: range.start, behind: costMonthToDate.range.start },
      { what: 'last day', widget: range.end, behind: costMonthToDate.range.end },
      {
        what: 'the cost that it is saved from',
        widget: costMonthToDate.total,
        behind: await costBehind(of, 'TOTAL_SAVING', settings, range),
      },
    ];
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
    const FEED = 'alertFeed { totalCount unseenCount alerts { id } }';
    interface Feed {
      alertFeed: { totalCount: number; unseenCount: number; alerts: { id: string }[] };
    }
    const { alertFeed: own } = await contentOf<Feed>(of, 'ALERTS', `... on AlertsContent { ${FEED} }`);
    const { alertFeed: bell } = await asked<Feed>(of, FEED);
    const names = ({ alerts }: Feed['alertFeed']) => alerts.map(({ id }) => id).join(' ');
    return [
      { what: 'alerts', widget: own.totalCount, behind: bell.totalCount },
      { what: 'unseen ones', widget: own.unseenCount, behind: bell.unseenCount },
      { what: 'which', widget: names(own), behind: names(bell) },
    ];
  },
} satisfies Partial<Record<WidgetType, (of: Asked) => Promise<Pair[]>>>;

/** Lists of what AI found, each of which leads to its anomaly; a company without the plan has none. */
const LISTS_OF_AI: readonly WidgetType[] = ['ML_ABNORMAL_USER', 'ML_ABNORMAL_AI'];

type OwnType = keyof typeof CHECKS;
export const TYPES_WITH_OWN_FIGURE = Object.keys(CHECKS) as OwnType[];

/** Whether the figure is no cost of a range, so that no total is behind it. */
export function hasOwnFigure(type: WidgetType): boolean {
  return Object.hasOwn(CHECKS, type) || LISTS_OF_AI.includes(type);
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
