// Series of costs of the wire in the words of the graph: of all vendors, and of each on its own.

import type { costByVendor } from '../../../../upstream/contract/dashboard/vendors.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { CostSeriesReply, JoinedSeriesReply } from '../../../../upstream/contract/shared/cost-shapes.ts';
import type { CostByVendor, CostOverTime } from '../../../__generated__/graph-types.ts';
import { costSeriesOf } from '../../../graph/cost-series.ts';
import { memoizeByIdentity } from '../../../graph/memoize-by-identity.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

/** Throws UpstreamBadReply when a line is not aligned with the dates. */
export const overTimeOf = memoizeByIdentity(readOverTime);

function readOverTime(reply: CostSeriesReply | JoinedSeriesReply): CostOverTime {
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
