// Amounts in the currency of the answer, as SQL: those of its own stay as they are, others are multiplied exactly, each
// by the rate of its day.

import type { Conversion } from '../questions/rates.ts';
import type { Dialect } from './dialect.ts';
import type { Bindings } from './statement.ts';

export interface ConversionSql {
  /** Place of the factor that holds for a line of the day (of billing months: of the month); 0 where there is none. */
  placeOf: (currency: string, day: string) => string;
  /** Can a line of the place be answered in the currency of the answer? */
  isKnown: (currency: string, place: string) => string;
  isForeign: (currency: string) => string;
  amount: (amount: string, currency: string, place: string) => string;
  /** Places of all days as a relation of one line, for what stands beside it in FROM. */
  placeLine: () => string;
  placeBeside: (currency: string, day: string) => string;
  /** Factors as a relation to join by place, and the amount of a line times the factor that it is joined to. */
  factorLines: () => string;
  timesLine: (amount: string) => string;
  /** Has each currency one rate on all days? */
  isConstant: boolean;
}

export function conversionSql(dialect: Dialect, bind: Bindings, conversion: Conversion): ConversionSql {
  const { currency: own, start, steps, isByMonth, factors, places } = conversion;
  const isConstant = [...places.values()].every((each) => each[0] === each.at(-1));
  // Bound when the first amount needs them: an engine refuses values that its SQL does not name.
  const [ownText, currencies, factorTexts, firstDay, placeNumbers] = [
    once(() => bind.text(own)),
    once(() => bind.texts([...places.keys()])),
    once(() => bind.texts(factors.map(({ rate }) => rate))),
    once(() => bind.date(start)),
    once(() => bind.integers([...places.values()].flatMap((each) => (isConstant ? (each[0] ?? 0) : each)))),
  ];
  const isForeign = (currency: string) => `${currency} <> ${ownText()}`;
  const stepOf = (day: string) =>
    isByMonth ? dialect.monthsBetween(firstDay(), day) : dialect.daysBetween(firstDay(), day);
  const placeAt = (places: () => string, currency: string, day: string) => {
    if (factors.length === 0) return '0';
    const row = dialect.placeIn(currency, currencies());
    const place = isConstant ? row : `(${row} - 1) * ${steps} + ${stepOf(day)} + 1`;
    return `CASE WHEN ${isForeign(currency)} AND ${row} > 0 THEN ${dialect.numberAt(places(), place)} ELSE 0 END`;
  };
  return {
    isConstant,
    isForeign,
    placeOf: (currency, day) => placeAt(placeNumbers, currency, day),
    placeBeside: (currency, day) => placeAt(() => 'rate_places', currency, day),
    isKnown: (currency, place) => `(${currency} = ${ownText()} OR ${place} > 0)`,
    placeLine: () => `SELECT ${placeNumbers()} AS rate_places`,
    factorLines: () => dialect.factorLines(factorTexts()),
    timesLine: (amount) => dialect.timesLine(amount),
    amount: (amount, currency, place) =>
      factors.length === 0
        ? amount
        : `CASE WHEN ${isForeign(currency)} THEN ${dialect.timesFactor(amount, factorTexts(), place)} ELSE ${amount} END`,
  };
}

function once(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
