// The figures of each content: its settings in the words of the source method that the viewer's field calls too.
import { resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { MIN_THRESHOLD } from '../../../../lib/rules/alert-rules.ts';
import { areNamesJoinedIn, viewByOfWidget } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetFrame, WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { RangeInput, ViewBy } from '../../../__generated__/graph-types.ts';
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import { OVER_TIME_FRAMES, PORTION_FRAMES, TOP_FRAMES, TREND_FRAMES } from '../arguments.ts';
import type { WidgetScope } from '../wire-scope.ts';
import { savedFilterOf } from './saved-filter-setting.ts';

/** How many anomalies a widget lists beside changes. */
const ANOMALIES_BESIDE = 20;

export const widgetFigureResolvers: DashboardResolvers = {
  MonthToDateContent: {
    costMonthToDate: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).dashboard.costMonthToDate(await costScope(settings, savedFilters)),
  },
  EstimatedCostContent: {
    estimatedCost: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).dashboardForecast.estimatedCost(await costScope(settings, savedFilters)),
  },
  BudgetContent: {
    budgetStatus: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).budgets.status(rowsOf(settings)),
  },
  AlertsContent: {
    alertFeed: ({ settings: { vendors, account } }, _arguments, { alerts }) =>
      alerts.feed({ vendors, account }),
  },
  YearForecastContent: {
    yearForecast: ({ settings: { basis, account }, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).dashboardForecast.yearForecast({ basis: basis ?? 'BILLED', account }),
  },
  CostTrendContent: {
    costTrend: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).dashboard.costTrend({
        ...(await costScope(settings, savedFilters)),
        frame: frameIn(TREND_FRAMES, settings.frame),
      }),
  },
  CostByContent: {
    costOverTime: async ({ type, settings, currency }, _arguments, { figuresIn, savedFilters }) => ({
      ...(await figuresIn(currency).dashboard.costOverTime({
        ...(await costScope(settings, savedFilters)),
        ...groupingOf(settings, viewByOfWidget(type, settings)),
        joinSameNames: settings.joinSameNames ?? false,
        frame: frameIn(OVER_TIME_FRAMES, settings.frame),
        items: itemsOf(settings),
      })),
      shownIn: currency,
    }),
  },
  TopCostsContent: {
    topCosts: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).dashboard.topCosts({
        ...(await costScope(settings, savedFilters)),
        ...groupingOf(settings, settings.viewBy),
        joinSameNames: settings.joinSameNames ?? false,
        frame: frameIn(TOP_FRAMES, settings.frame),
      }),
  },
  TotalSavingContent: {
    totalSaving: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.totalSaving({ vendors: settings.vendors, account: settings.account }),
  },
  ProductPortionContent: {
    productPortion: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.productPortion({
        ...(await spanned(settings, savedFilters)),
        items: itemsOf(settings),
      }),
  },
  PortionByContent: {
    portionBy: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.portionBy({
        ...(await spanned(settings, savedFilters)),
        ...groupingOf(settings, settings.viewBy),
        joinSameNames: settings.joinSameNames ?? false,
      }),
  },
  IntegratedPortionContent: {
    integratedPortion: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.integratedPortion({
        ...(await spanned(settings, savedFilters)),
        category: settings.category ?? 'PRODUCT',
      }),
  },
  ServiceGroupPortionContent: {
    serviceGroupPortion: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.serviceGroupPortion({
        ...(await spanned(settings, savedFilters)),
        serviceGroupSet: settings.serviceGroupSet ?? '',
      }),
  },
  MultiVendorCostContent: {
    costByVendor: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.costByVendor({
        ...(await costScope(settings, savedFilters)),
        ...groupingOf(settings, settings.viewBy),
        frame: frameIn(OVER_TIME_FRAMES, settings.frame),
        items: itemsOf(settings),
      }),
  },
  AbnormalChangeContent: {
    abnormalChanges: async ({ settings, currency }, _arguments, { figuresIn, savedFilters }) =>
      figuresIn(currency).widgets.abnormalChanges({
        ...(await costScope(settings, savedFilters)),
        ...groupingOf(settings, settings.viewBy),
        comparison: settings.comparison ?? 'LAST_7_DAYS',
        scale: settings.scale === 'VALUE' ? 'VALUE' : 'PERCENTAGE',
        threshold: settings.threshold ?? MIN_THRESHOLD,
      }),
  },
  TopMoversContent: {
    costAnalytics: async ({ type, settings, currency }, _arguments, { figuresIn, viewer }) =>
      figuresIn(currency).costAnalytics.cost({
        ...groupingOf(settings, settings.viewBy),
        basis: settings.basis ?? 'BILLED',
        // Of all vendors, as every widget; the page behind it shows fewer unasked.
        vendors: [...(settings.vendors ?? (await viewer.vendorCodes(null)).map(vendorOf))],
        range: rangeOf(settings.frame, await viewer.today()),
        unit: 'MONTH',
        compare: 'LAST_PERIOD',
        compareAlign: 'POSITION',
        compareCost: 'INDIVIDUAL',
        joinSameNames: areNamesJoinedIn(type, settings),
        filters: [],
        savedFilter: savedFilterOf(settings),
        thenBy: [],
      }),
  },
  AbnormalChanges: {
    anomalies: ({ vendors, range: { start, end } }, _arguments, { anomalies }) =>
      anomalies.list({
        filter: { start, end, vendors: vendors && [...vendors], isWithHidden: false },
        ...{ sort: 'LEVEL', page: 1, itemsPerPage: ANOMALIES_BESIDE },
      }),
  },
  MlAbnormalUserContent: {
    userAnomalies: (
      { settings: { vendors, sensitivity, minAlert, maxAlert }, currency },
      _arguments,
      { figuresIn },
    ) =>
      figuresIn(currency).widgets.userAnomalies({
        vendors,
        sensitivity: sensitivity ?? 'MIDDLE',
        minAlert: minAlert ?? DEFAULT_BAND.minAlert,
        maxAlert: maxAlert ?? DEFAULT_BAND.maxAlert,
      }),
  },
  MlAbnormalAiContent: {
    aiAnomalies: ({ currency }, _arguments, { figuresIn }) => figuresIn(currency).widgets.aiAnomalies(),
  },
};

/** Of core.md 9. */
const DEFAULT_BAND = { minAlert: 100, maxAlert: 1000 };

/** Where the conditions of saved filters are looked up. */
interface FilterLookup {
  conditionsOf(asked: { filters: readonly never[]; savedFilter: string }): Promise<WidgetScope['filters']>;
}

async function spanned(settings: WidgetSettings, savedFilters: FilterLookup) {
  return { ...(await costScope(settings, savedFilters)), frame: frameIn(PORTION_FRAMES, settings.frame) };
}

/** With what its saved filter keeps now. Throws an input error for one that is gone, or that the viewer may not see. */
async function costScope(settings: WidgetSettings, savedFilters: FilterLookup): Promise<WidgetScope> {
  const savedFilter = savedFilterOf(settings);
  if (savedFilter === null) return rowsOf(settings);
  return { ...rowsOf(settings), filters: await savedFilters.conditionsOf({ filters: [], savedFilter }) };
}

function rowsOf({ basis, vendors, account }: WidgetSettings): WidgetScope {
  return { basis: basis ?? 'BILLED', vendors, account };
}

/** A month to date is compared with the same days of the month before, which follows from its name. */
function rangeOf(frame: WidgetFrame | null, today: string): RangeInput {
  if (frame === null || frame === 'MONTH_TO_DATE') return { frame: 'MONTH_TO_DATE' };
  return { frame: 'CUSTOM', ...resolveFrame(frame.toLowerCase() as Lowercase<WidgetFrame>, today) };
}

function groupingOf({ tagKey, serviceGroupSet }: WidgetSettings, given: ViewBy | null) {
  const viewBy = given ?? 'PRODUCT';
  const { key } = costField(GRAPH_VIEW_BYS.idOf(viewBy));
  return {
    viewBy,
    // A key that is beside another view-by waits for its own.
    tagKey: key === 'tagKey' ? tagKey : null,
    serviceGroupSet: key === 'serviceGroupSet' ? serviceGroupSet : null,
  };
}

function itemsOf({ items }: WidgetSettings) {
  return { show: items?.show ?? 'TOP_10', chosen: [...(items?.chosen ?? [])] };
}

/** A type takes only frames of its own: another one is a mistake of the table of types. */
function frameIn<Frame extends WidgetFrame>(
  frames: Record<Frame, unknown>,
  frame: WidgetFrame | null,
): Frame {
  const known = (Object.keys(frames) as Frame[]).find((candidate) => candidate === frame);
  if (!known) throw new Error(`the widget has no frame ${frame}`);
  return known;
}
