// Which rates the amounts of answers were converted by, as the wire says it.
import type { CostSeriesReply } from '../../contract/shared/cost-shapes.ts';
import type { CostAnswer } from '../../stores/facts/answers/answer.ts';

/** Each once, by currency and day. */
export function appliedRates(answers: readonly Pick<CostAnswer, 'rates'>[]): CostSeriesReply['rates'] {
  const rates = answers.flatMap((answer) => answer.rates);
  const byName = new Map(rates.map((rate) => [`${rate.from} ${rate.date ?? ''}`, rate]));
  return [...byName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { from, date, rate, source }]) => ({ currency: from, rate: Number(rate), date, source }));
}
