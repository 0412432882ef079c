// What anomalies are made of and what was done with them, of the wire in the words of the graph.
import type { aiModelAnalysis, aiPossibleCause } from '../../../upstream/contract/anomaly/ai.ts';
import type { alertHistory, replayAlert } from '../../../upstream/contract/anomaly/handling.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  AnomalyCause,
  AnomalyCauses,
  AnomalyDays,
  AnomalyHistory,
  AnomalyReplay,
  ReplayedAnomaly,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { filtersOfWire } from '../cost-analytics/filters/filter-shapes.ts';
import { itemOf } from './shapes.ts';

type Causes = ReplyOf<typeof aiPossibleCause>;

export function causesOf(reply: Causes): AnomalyCauses {
  const { currency, difference, effects, owners } = reply;
  return {
    currency,
    difference,
    effects,
    owners,
    real: reply.realCost,
    expected: reply.forecastCost,
    causes: reply.causes.map((cause) => causeOf(cause)),
    others: reply.others && causeOf(reply.others, reply.others.numberOfOthers),
    resources: reply.resources.map(({ item, itemAlias, realCost, forecastCost, difference: of }) => ({
      key: item,
      label: itemAlias,
      real: realCost,
      expected: forecastCost,
      difference: of,
    })),
    filters: filtersOfWire(reply.filters),
  };
}

function causeOf(cause: Causes['causes'][number], numberOfOthers: number | null = null): AnomalyCause {
  const { influence, operation, usageType, purchaseOption, difference, changeRate } = cause;
  return {
    influence,
    operation,
    usageType,
    purchaseOption,
    difference,
    changeRate,
    numberOfOthers,
    product: cause.service,
    account: named(cause.account, cause.accountAlias),
    region: named(cause.region, cause.regionAlias),
    real: cause.realCost,
    expected: cause.forecastCost,
  };
}

function named(item: string, itemAlias: string) {
  return itemOf(item === '' ? null : { item, itemAlias });
}

export function daysOf({ currency, days }: ReplyOf<typeof aiModelAnalysis>): AnomalyDays {
  return {
    currency,
    days: days.map(({ forecastCost, models, ...day }) => ({
      ...day,
      expected: forecastCost,
      models: models.map(({ forecastCost: forecast, ...model }) => ({ ...model, forecast })),
    })),
  };
}

export function historyOf({ list, people }: ReplyOf<typeof alertHistory>): AnomalyHistory {
  return { entries: list, people: people.map(({ userId: id, name }) => ({ id, name })) };
}

type Replay = ReplyOf<typeof replayAlert>;

export function replayOf({ startDate, endDate, kept, silenced, ...rest }: Replay): AnomalyReplay {
  return {
    ...rest,
    range: { start: startDate, end: endDate },
    kept: kept.map(replayedOf),
    silenced: silenced.map(replayedOf),
  };
}

function replayedOf({ alertId, startDate, lastSeenDate, ...rest }: Replay['kept'][number]): ReplayedAnomaly {
  const anomalyId = alertId === null ? null : toGlobalId('Anomaly', alertId);
  return { ...rest, anomalyId, startedOn: startDate, lastSeenOn: lastSeenDate };
}
