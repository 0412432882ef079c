// Which anomalies of a replay stay, and which would not have been reported. Pure.
import { differenceOf } from '../../../../lib/money/money.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { replayAlert } from '../../../contract/anomaly/handling.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { ListedAlert } from '../alerts/listed-alerts.ts';
import { isSame } from '../detection/find-anomalies.ts';
import type { Detected } from '../judging/detect.ts';

type Replay = ReplyOf<typeof replayAlert>;
type Replayed = Replay['kept'][number];
type Found = Detected['anomalies'][number];

/** `alerts` are those of the company. What only the highest sensitivity finds is not sent to people. */
export function replayedAnomalies(
  now: readonly Found[],
  then: readonly Found[],
  alerts: readonly ListedAlert[],
  event: Pick<AnomalyEvent, 'currency' | 'vendor'>,
): Pick<Replay, 'kept' | 'silenced'> {
  const reported = now
    .filter(({ sensitivity }) => sensitivity !== 'H')
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1));
  const isKept = (found: Found) => then.some((each) => each.sensitivity !== 'H' && isSame(each, found));
  const replayed = (found: Found) => replayedOf(found, alerts, event);
  return {
    kept: reported.filter(isKept).map(replayed),
    silenced: reported.filter((found) => !isKept(found)).map(replayed),
  };
}

function replayedOf(
  found: Found,
  alerts: readonly ListedAlert[],
  { currency, vendor }: Pick<AnomalyEvent, 'currency' | 'vendor'>,
): Replayed {
  const { kind, direction, firstDay, lastDay } = found;
  const alert = alerts.find(({ event }) => isOf(event, found));
  return {
    kind,
    direction,
    startDate: firstDay,
    lastSeenDate: lastDay,
    impact: roundedAmount(differenceOf(found.real, found.expected), roundingOf(currency, [vendor])),
    alertId: alert?.event.eventId ?? null,
    state: alert?.state ?? null,
  };
}

/** Of the same cost, with a day in common. */
function isOf(event: AnomalyEvent, found: Found): boolean {
  return (
    event.direction === found.direction &&
    (event.account?.key ?? null) === found.account &&
    (event.product?.key ?? null) === found.product &&
    (event.region?.key ?? null) === found.region &&
    event.startedOn <= found.lastDay &&
    event.lastSeenOn >= found.firstDay
  );
}
