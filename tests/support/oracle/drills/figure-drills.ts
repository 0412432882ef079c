// Widgets whose figure is no cost of a range: what is planned, expected, saved or alarming. Each is held against what its link
// leads to, and against what another page or the bell says of the same.
import { sumMoney } from '../../../../lib/money/money.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { SPENT_SETTINGS } from '../../../../web/pages/dashboard/widgets/budget/spent-drill.ts';
import { drillLink } from '../../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { SAVING_SETTINGS } from '../../../../web/pages/dashboard/widgets/total-saving/saving-drill.ts';
import { forecastDrill } from '../../../../web/pages/dashboard/widgets/year-forecast/forecast-drill.ts';
import { alertPairs, findingPairs } from './alert-drills.ts';
import { type Asked, asked, contentOf, type Pair } from './asked-widgets.ts';
import { type PageSaving, pageSaving, pageTotal } from './page-totals.ts';

type Range = { start: string; end: string };

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

/** What Cost Analytics says the month will cost. */
const expectedBehind = async (of: Asked): Promise<number | null> => {
  const { costForecast } = await asked<{ costForecast: { month: { cost: number } | null } }>(
    of,
    `costForecast(query: { range: { frame: MONTH_TO_DATE }, ${listed(of)} }) { month { cost } }`,
  );
  return costForecast.month?.cost ?? null;
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
    const { range, toDate, total } = estimatedCost;
    return [
      {
        what: 'to date',
        widget: toDate,
        behind: await costBehind(of, 'ESTIMATED_COST', { frame: 'MONTH_TO_DATE' }, range),
      },
      { what: 'at the end of the month', widget: total, behind: await expectedBehind(of) },
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
    // Without a budget of the company the page has no row of it, and the widget leads to the cost of the month.
    const behind = company ?? {
      spent: await costBehind(of, 'CLOUD_BUDGET', SPENT_SETTINGS, range),
      budget: null,
      expected: await expectedBehind(of),
    };
    return (['spent', 'budget', 'expected'] as const).map((what) => ({
      what,
      widget: total[what],
      behind: behind[what],
    }));
  },
  ALERTS: alertPairs,
  ML_ABNORMAL_AI: (of) => findingPairs(of, 'ML_ABNORMAL_AI', 'aiAnomalies', null),
  ML_ABNORMAL_USER: async (of) => [
    ...(await findingPairs(of, 'ML_ABNORMAL_USER', 'userAnomalies', 'HIGH')),
    ...(await findingPairs(of, 'ML_ABNORMAL_USER', 'userAnomalies', 'LOW')),
  ],
} satisfies Partial<Record<WidgetType, (of: Asked) => Promise<Pair[]>>>;

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
