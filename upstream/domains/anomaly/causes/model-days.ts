// The days, or months, of an anomaly for its chart: cost, what each model said, and the cost without its top cause.
import { bucketsOf } from '../../../../lib/calendar/calendar.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { aiModelAnalysis } from '../../../contract/anomaly/ai.ts';
import type { TopCause } from '../../../contract/anomaly/shapes.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyDays } from '../../../stores/documents/anomaly/save-anomalies.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';
import type { AnomalyBasis } from '../bases.ts';
import { filtersOfExplanation } from './causes.ts';
import { usualAmounts } from './leaf-forecast.ts';
import { costOfEvent, costSeries, LEAF_DIMENSIONS } from './leaves.ts';

type Day = ReplyOf<typeof aiModelAnalysis>['days'][number];

export async function modelDays(
  { documents, facts }: { documents: Documents; facts: Pick<FactStore, 'cost'> },
  event: AnomalyEvent,
  basis: AnomalyBasis,
  cause: TopCause | null,
): Promise<Day[]> {
  const days = await anomalyDays(documents, event.eventId);
  const culprit = cause ? await excessByDay(facts, event, basis, cause) : null;
  const rounding = roundingOf(event.currency, [event.vendor]);
  return days.map(({ day, real, expected, models }) => {
    const cost = roundedAmount(real, rounding);
    const isDetected = day >= event.startedOn && day <= event.lastSeenOn;
    return {
      date: day,
      cost,
      forecastCost: roundedAmount(expected, rounding),
      costWithoutCause:
        culprit && isDetected ? roundedAmount(differenceOf(cost, culprit.get(day) ?? 0), rounding) : null,
      isDetected,
      votes: models.filter(({ isOutside }) => isOutside).length,
      models: models.map(({ model, forecast, lower, upper, isOutside }) => ({
        model,
        forecastCost: forecast,
        lower,
        upper,
        isOutside,
      })),
    };
  });
}

/** What the top cause cost more, or less, than on the same weekdays before. */
async function excessByDay(
  facts: Pick<FactStore, 'cost'>,
  event: AnomalyEvent,
  basis: AnomalyBasis,
  { account, product, region, usageType, operation, purchaseOption }: TopCause,
): Promise<Map<string, number>> {
  const cost = costOfEvent(event, basis);
  const keys = [account?.item, product?.item, region?.item, usageType, operation, purchaseOption];
  const narrowed = filtersOfExplanation({ keys: LEAF_DIMENSIONS.map((_, place) => keys[place] ?? null) });
  const { before, own } = await costSeries(facts, cost, narrowed);
  const forecasts = usualAmounts(before, cost.history.period);
  const days = bucketsOf(cost.range, cost.history.unit);
  return new Map(
    own.map((amount, place) => [
      days[place]?.start ?? cost.range.start,
      differenceOf(amount, forecasts[place % forecasts.length] ?? 0),
    ]),
  );
}
