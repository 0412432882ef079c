// The figures of each content: its settings in the words of the source method that the viewer's field calls too.
import type { WidgetFrame, WidgetSettings } from '../../../lib/widgets/words.ts';
import type { CostBasis, Resolvers, ViewBy } from '../../__generated__/resolver-types.ts';
import { OVER_TIME_FRAMES, TOP_FRAMES, TREND_FRAMES } from './arguments.ts';
import type { ContentParent } from './widget-content.ts';

export const widgetFigureResolvers: Resolvers = {
  MonthToDateContent: {
    costMonthToDate: ({ settings }, _arguments, { dashboard }) =>
      dashboard.costMonthToDate(costScope(settings)),
  },
  CostTrendContent: {
    costTrend: ({ settings }, _arguments, { dashboard }) =>
      dashboard.costTrend({ ...costScope(settings), frame: frameIn(TREND_FRAMES, settings.frame) }),
  },
  CostByContent: {
    costOverTime: (content, _arguments, { dashboard }) =>
      dashboard.costOverTime({
        ...costScope(content.settings),
        ...groupingOf(content.settings, viewByOf(content)),
        frame: frameIn(OVER_TIME_FRAMES, content.settings.frame),
        items: itemsOf(content.settings),
      }),
  },
  TopCostsContent: {
    topCosts: ({ settings }, _arguments, { dashboard }) =>
      dashboard.topCosts({
        ...costScope(settings),
        ...groupingOf(settings, settings.viewBy),
        frame: frameIn(TOP_FRAMES, settings.frame),
      }),
  },
};

function costScope({ basis, vendors }: WidgetSettings): {
  basis: CostBasis;
  vendors: WidgetSettings['vendors'];
} {
  return { basis: basis ?? 'BILLED', vendors };
}

function groupingOf({ tagKey, serviceGroupSet }: WidgetSettings, viewBy: ViewBy | null) {
  return {
    viewBy: viewBy ?? 'PRODUCT',
    // A key that stands beside another view-by waits for its own.
    tagKey: viewBy === 'TAG' ? tagKey : null,
    serviceGroupSet: viewBy === 'SERVICE_GROUP' ? serviceGroupSet : null,
  };
}

function itemsOf({ items }: WidgetSettings) {
  return { show: items?.show ?? 'TOP_10', chosen: [...(items?.chosen ?? [])] };
}

/** What the seven types of cost by item are split by. */
function viewByOf({ type, settings }: ContentParent): ViewBy | null {
  switch (type) {
    case 'COST_BY_ACCOUNT':
      return 'ACCOUNT';
    case 'COST_BY_REGION':
      return 'REGION';
    case 'COST_BY_TAG':
      return 'TAG';
    case 'COST_BY_SERVICE_GROUP':
      return 'SERVICE_GROUP';
    case 'COST_BY_PROJECT':
      return 'PROJECT';
    case 'COST_BY_CATEGORY':
      return settings.category;
    default:
      return 'PRODUCT';
  }
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
