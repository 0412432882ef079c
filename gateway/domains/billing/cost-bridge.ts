// What leads from a bill to Cost Analytics, in the words of the graph.
import { bridgeLine } from '../../../lib/catalogue/billing/bridge-lines.ts';
import type { costBridge } from '../../../upstream/contract/billing/cost-bridge.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { CostBasis, CostBridge } from '../../__generated__/graph-types.ts';

export function bridgeOf(reply: ReplyOf<typeof costBridge>, basis: CostBasis): CostBridge {
  const { bridges, currency, totalCost, notExplained } = reply;
  return {
    ...{ basis, currency, notExplained, total: totalCost },
    bills: bridges.map(({ invoiceCurrency, totalCharge, lines, cost, conversions, ...rest }) => ({
      currency: invoiceCurrency,
      total: totalCharge,
      lines: lines.map(({ line, ...figures }) => ({ kind: bridgeLine(line).kind, ...figures })),
      cost,
      convertedCost: rest.convertedCost,
      unconverted: rest.unconverted,
      conversions: conversions.map((each) => ({
        amount: each.cost,
        rate: {
          ...{ from: invoiceCurrency, to: currency, rate: each.rate },
          ...{ date: each.rateDate, source: each.rateSource },
        },
        converted: each.convertedCost,
      })),
    })),
  };
}
