// What calling an anomaly false would have changed: its cost is judged again, as now and with the wider fence (N-02).
import type { replayAlert } from '../../../contract/anomaly/handling.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { type AnomalyEvent, seriesKey } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import type { Stores } from '../../shared/stores.ts';
import { dayOf, listedAlerts } from '../alerts/listed-alerts.ts';
import type { Place } from '../detection/leaves.ts';
import { fenceKey } from '../judging/detect.ts';
import { detectInThread } from '../judging/detect-in-thread.ts';
import { judgedCost } from '../judging/judged-cost.ts';
import { plannedCosts } from '../judging/planned-cost.ts';
import { factorOf } from './feedback.ts';
import { widened } from './fence-factor.ts';
import { replayedAnomalies } from './replayed-anomalies.ts';

/** Refuses the alerts of rules, which have no fence. */
export async function replayOf(
  stores: Stores,
  call: Call,
  event: AnomalyEvent,
): Promise<ReplyOf<typeof replayAlert>> {
  if (event.detectType !== 'AI')
    throw new Refusal('NOT_REPLAYED', 'A rule has no fence that feedback could widen.', 'alertId');
  const facts = factsFor(stores.facts, call.signal);
  const cost = await judgedCost(
    { documents: stores.documents, facts },
    { ...event, through: event.judgedThrough },
  );
  const planned = await plannedCosts(stores.documents, event.companyId);
  const factor = await factorOf(stores.documents, event, dayOf(stores));
  const found = (fence: number) =>
    detectInThread(
      {
        leaves: cost.leaves.filter((leaf) => isOf(leaf, event)),
        charges: cost.charges.filter(({ place }) => isOf(place, event)),
        minimumImpact: cost.minimumImpact,
        from: cost.from,
        through: event.judgedThrough,
        plans: planned.filter(({ eventId }) => eventId !== event.eventId),
        fences: { [fenceKey(seriesKey(event), event.kind)]: fence },
      },
      call.signal,
    );
  const [now, then, alerts] = await Promise.all([
    found(factor),
    found(widened(factor)),
    listedAlerts(stores, call, { detectType: 'ai', vendor: event.vendor, isWithHidden: true }),
  ]);
  const split = replayedAnomalies(now.anomalies, then.anomalies, alerts, event);
  return {
    currency: event.currency,
    startDate: cost.from,
    endDate: event.judgedThrough,
    factor,
    widenedFactor: widened(factor),
    ...split,
  };
}

/** A part of the cost that the anomaly is about. */
function isOf(
  { account, product, region }: Pick<Place, 'account' | 'product' | 'region'>,
  event: AnomalyEvent,
): boolean {
  return (
    (event.account === null || event.account.key === account) &&
    (event.product === null || event.product.key === product) &&
    (event.region === null || event.region.key === region)
  );
}
