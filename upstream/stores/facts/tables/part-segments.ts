// Which parts are read from which table. Parts whose currencies have one rate each are read from monthly sums, although
// rates of other currencies change within the months: only what is converted by several rates is read by day.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { PartSpan } from '../../documents/loads/catalogue.ts';
import type { PartSegment } from '../compile/cost-context.ts';
import type { Scope } from '../questions/question.ts';
import { type Conversion, changesWithin } from '../questions/rates.ts';
import { type Choice, segmentsOf } from './table-choice.ts';

/** Segments that cover the ranges (a period each) once for every part that has rows in them. */
export function partSegments(
  spans: readonly PartSpan[],
  periods: readonly DateRange[],
  choice: Omit<Choice, 'isConstant'>,
  conversion: Conversion,
): PartSegment[] {
  const changing = new Set(
    [...conversion.places].flatMap(([currency, own]) => (own[0] === own.at(-1) ? [] : [currency])),
  );
  // A part whose currencies are not known may have any.
  const changingIn = ({ currencies }: PartSpan) =>
    [...(currencies ?? changing)].filter((each) => changing.has(each));
  const daily = spans.filter((span) => changingIn(span).length > 0);
  const dailyCurrencies = new Set(daily.flatMap(changingIn));
  const steady = spans.filter((span) => changingIn(span).length === 0);
  return [
    ...segmentsFor(steady, periods, { ...choice, isConstant: () => true }),
    ...segmentsFor(daily, periods, {
      ...choice,
      isConstant: (days) => !changesWithin(conversion, days, (currency) => dailyCurrencies.has(currency)),
    }),
  ].reduce(withSegment, []);
}

function segmentsFor(
  spans: readonly PartSpan[],
  periods: readonly DateRange[],
  choice: Choice,
): PartSegment[] {
  if (spans.length === 0) return [];
  return periods.flatMap((days, period) =>
    segmentsOf(days, choice).map((segment) => ({
      ...{ ...segment, period },
      parts: partsWithin(spans, segment.range, choice.time),
    })),
  );
}

/** Parts of one table and range are read together; what has no parts is left out. */
function withSegment(all: PartSegment[], segment: PartSegment): PartSegment[] {
  const { table, range, period, parts } = segment;
  if (parts.length === 0) return all;
  const alike = all.findIndex(
    (each) =>
      each.table === table &&
      each.period === period &&
      each.range.start === range.start &&
      each.range.end === range.end,
  );
  return alike < 0
    ? [...all, segment]
    : all.map((each, place) => (place === alike ? { ...each, parts: [...each.parts, ...parts] } : each));
}

/** Parts that have charges of the days, or are of the billing months. */
export function partsWithin(
  spans: readonly PartSpan[],
  range: DateRange,
  time: Scope['time'] = 'charge',
): string[] {
  return spans
    .filter((span) => span[time].start <= range.end && span[time].end >= range.start)
    .map(({ part }) => part);
}
