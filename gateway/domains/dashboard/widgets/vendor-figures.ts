// Series of costs of the wire in the words of the graph: of all vendors, and of each on its own.
import { canExpectMonth, isOfAllCost } from '../../../../lib/widgets/expected-month.ts';
import type { costByVendor } from '../../../../upstream/contract/dashboard/vendors.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { CostSeriesReply, JoinedSeriesReply } from '../../../../upstream/contract/shared/cost-shapes.ts';
import type {
  CostByVendor,
  CostOverTime,
  CostOverTimeFrame,
  ViewBy,
  WidgetItemsInput,
} from '../../../__generated__/graph-types.ts';
import { costSeriesOf } from '../../../graph/cost-series.ts';
import { memoizeByIdentity } from '../../../graph/memoize-by-identity.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import type { WidgetScope } from '../wire-scope.ts';

type Figures = Omit<CostOverTime, 'expectedMonthEnd' | 'budget'>;

/** The estimate and the budget are other calls, made when they are asked for. */
export interface CostOverTimeParent extends Figures {
  /** What an estimate of the last step is of; null where there is none. */
  estimated: WidgetScope | null;
  /** What a budget of all items together is of; null where some of the cost stands alone. */
  budgeted: WidgetScope | null;
  /** A currency of the dashboard; null: that of the viewer. */
  shownIn: string | null;
}

interface ShownWidget extends WidgetScope {
  frame: CostOverTimeFrame;
  viewBy: ViewBy;
  items: Pick<WidgetItemsInput, 'show'>;
}

export function withEstimate(
  reply: CostSeriesReply | JoinedSeriesReply,
  { basis, vendors, account, filters, frame, viewBy, items }: ShownWidget,
): Omit<CostOverTimeParent, 'shownIn'> {
  const shown = { frame, viewBy, items: { show: items.show, chosen: [] }, isFiltered: filters !== undefined };
  const isRunning = reply.dates.at(-1)?.isPartial ?? false;
  const estimated = isRunning && canExpectMonth(shown) ? { basis, vendors, account } : null;
  const budgeted = isOfAllCost(shown) ? { basis, vendors, account, filters } : null;
  return { ...overTimeOf(reply), estimated, budgeted };
}

/** Throws UpstreamBadReply when a line is not aligned with the dates. */
export const overTimeOf = memoizeByIdentity(readOverTime);

function readOverTime(reply: CostSeriesReply | JoinedSeriesReply): Figures {
  const { items, others, ...series } = costSeriesOf(reply);
  return { ...series, series: others ? [...items, others] : items };
}

/** Throws UpstreamBadReply when a line is not aligned with the dates. */
export function costByVendorOf({ vendors, ...whole }: ReplyOf<typeof costByVendor>): CostByVendor {
  const all = overTimeOf({ ...whole, totalCount: 0, items: [], others: null });
  return {
    axis: all.axis,
    currency: all.currency,
    range: all.range,
    total: all.total,
    unconverted: all.unconverted,
    rates: all.rates,
    vendors: vendors.map(({ vendor, ...own }) => {
      const { total, series } = overTimeOf({ ...whole, ...own });
      return { vendor: vendorOf(vendor), total, series };
    }),
  };
}
