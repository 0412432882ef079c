// The figures of each content: its settings in the words of the source method that the viewer's field calls too.
import { resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { MIN_THRESHOLD } from '../../../../lib/rules/alert-rules.ts';
import { viewByOfWidget } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetFrame, WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { RangeInput, ViewBy } from '../../../__generated__/graph-types.ts';
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import { OVER_TIME_FRAMES, PORTION_FRAMES, TOP_FRAMES, TREND_FRAMES } from '../arguments.ts';
import type { WidgetScope } from '../wire-scope.ts';

/** How many anomalies a widget lists beside changes. */
const ANOMALIES_BESIDE = 20;

export const widgetFigureResolvers: DashboardResolvers = {
  MonthToDateContent: {
    costMonthToDate: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).dashboard.costMonthToDate(costScope(settings)),
  },
  EstimatedCostContent: {
    estimatedCost: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).dashboardForecast.estimatedCost(costScope(settings)),
  },
  BudgetContent: {
    budgetStatus: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).budgets.status(costScope(settings)),
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
    costTrend: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).dashboard.costTrend({
        ...costScope(settings),
        frame: frameIn(TREND_FRAMES, settings.frame),
      }),
  },
  CostByContent: {
    costOverTime: (content, _arguments, { figuresIn }) =>
      figuresIn(content.currency).dashboard.costOverTime({
        ...costScope(content.settings),
        ...groupingOf(content.settings, viewByOfWidget(content.type, content.settings)),
        frame: frameIn(OVER_TIME_FRAMES, content.settings.frame),
        items: itemsOf(content.settings),
      }),
  },
  TopCostsContent: {
    topCosts: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).dashboard.topCosts({
        ...costScope(settings),
        ...groupingOf(settings, settings.viewBy),
        frame: frameIn(TOP_FRAMES, settings.frame),
      }),
  },
  TotalSavingContent: {
    totalSaving: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.totalSaving({ vendors: settings.vendors, account: settings.account }),
  },
  ProductPortionContent: {
    productPortion: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.productPortion({ ...spanned(settings), items: itemsOf(settings) }),
  },
  PortionByContent: {
    portionBy: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.portionBy({
        ...spanned(settings),
        ...groupingOf(settings, settings.viewBy),
      }),
  },
  IntegratedPortionContent: {
    integratedPortion: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.integratedPortion({
        ...spanned(settings),
        category: settings.category ?? 'PRODUCT',
      }),
  },
  ServiceGroupPortionContent: {
    serviceGroupPortion: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.serviceGroupPortion({
        ...spanned(settings),
        serviceGroupSet: settings.serviceGroupSet ?? '',
      }),
  },
  MultiVendorCostContent: {
    costByVendor: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.costByVendor({
        ...costScope(settings),
        ...groupingOf(settings, settings.viewBy),
        frame: frameIn(OVER_TIME_FRAMES, settings.frame),
        items: itemsOf(settings),
      }),
  },
  AbnormalChangeContent: {
    abnormalChanges: ({ settings, currency }, _arguments, { figuresIn }) =>
      figuresIn(currency).widgets.abnormalChanges({
        ...costScope(settings),
        ...groupingOf(settings, settings.viewBy),
        comparison: settings.comparison ?? 'LAST_7_DAYS',
        scale: settings.scale === 'VALUE' ? 'VALUE' : 'PERCENTAGE',
        threshold: settings.threshold ?? MIN_THRESHOLD,
      }),
  },
  TopMoversContent: {
    costAnalytics: async ({ settings, currency }, _arguments, { figuresIn, viewer }) =>
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
        joinSameNames: false,
        filters: [],
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

function spanned(settings: WidgetSettings) {
  return { ...costScope(settings), frame: frameIn(PORTION_FRAMES, settings.frame) };
}

function costScope({ basis, vendors, account }: WidgetSettings): WidgetScope {
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
