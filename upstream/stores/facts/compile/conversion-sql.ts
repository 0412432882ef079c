// Amounts in the currency of the answer, as SQL: those of its own stay as they are, others are multiplied exactly, each
// by the rate of its day.

import type { MeasureSql } from '../questions/measure-sql.ts';
import type { Conversion } from '../questions/rates.ts';
import type { Dialect } from './dialect.ts';
import type { Bindings } from './statement.ts';

export interface ConversionSql {
  /** Is everything in the currency of the answer? Lines need not tell theirs then. */
  isPlain: boolean;
  /** Has a currency several rates? Lines tell the place of theirs then, in `rate`. */
  isByRate: boolean;
  isForeign: (currency: string) => string;
  /** Place of the factor that holds for a line of the day (of billing months: of the month); 0 where there is none. */
  placeOf: (currency: string, day: string) => string;
  /** Can a line of the place be answered in the currency of the answer? */
  isKnown: (currency: string, place: string) => string;
  amount: (amount: string, currency: string, place: string) => string;
  /** Places of all days as a relation of one line, for what stands beside it in FROM. */
  placeLine: () => string;
  placeBeside: (currency: string, day: string) => string;
  factors: FactorLines;
}

/**
 * Factors as the relation `factor_line`, to join lines to that have `currency`, and `rate` where a currency has several: an
 * expression that holds all of them takes longer to plan than the rest of a statement.
 */
export interface FactorLines {
  /** Is there any? */
  isSome: boolean;
  relation: () => string;
  /** What FROM names: the lines with their factors. */
  joined: (lines: string) => string;
  /** Place of the factor of a line that is joined, 0 where there is none. */
  place: string;
  /** SELECT of lines that are joined, with the product of each amount and the factor as `times_…`. */
  products: (amounts: readonly string[], from: string) => string;
}

export function conversionSql(dialect: Dialect, bind: Bindings, conversion: Conversion): ConversionSql {
  const { currency: own, start, steps, isByMonth, factors, places, isPlain } = conversion;
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
  const placeAt = (numbers: () => string, currency: string, day: string) => {
    if (factors.length === 0) return '0';
    const row = dialect.placeIn(currency, currencies());
    const place = isConstant ? row : `(${row} - 1) * ${steps} + ${stepOf(day)} + 1`;
    return `CASE WHEN ${isForeign(currency)} AND ${row} > 0 THEN ${dialect.numberAt(numbers(), place)} ELSE 0 END`;
  };
  return {
    isPlain,
    isByRate: !isConstant && !isPlain,
    isForeign,
    placeOf: (currency, day) => placeAt(placeNumbers, currency, day),
    isKnown: (currency, place) => `(${currency} = ${ownText()} OR ${place} > 0)`,
    amount: (amount, currency, place) =>
      factors.length === 0
        ? amount
        : `CASE WHEN ${isForeign(currency)} THEN ${dialect.timesFactor(amount, factorTexts(), place)} ELSE ${amount} END`,
    placeLine: () => `SELECT ${placeNumbers()} AS rate_places`,
    placeBeside: (currency, day) => placeAt(() => 'rate_places', currency, day),
    factors: {
      isSome: factors.length > 0,
      relation: () => {
        const named = isConstant ? { currencies: currencies(), places: placeNumbers() } : null;
        return dialect.factorLines(factorTexts(), named);
      },
      joined: (lines) =>
        `${lines} LEFT JOIN factor_line ON ${isConstant ? 'factor_currency = currency' : 'factor_place = rate'}`,
      place: 'coalesce(factor_place, 0)',
      products: (amounts, from) => dialect.timesLines(amounts, from),
    },
  };
}

/** The CTEs `place_line` and `factor_line` as far as they are read, with a comma behind each. */
export function rateLines(dialect: Dialect, convert: ConversionSql): string {
  const { isPlain, isByRate, placeLine } = convert;
  if (isPlain) return '';
  const places = isByRate ? `place_line ${dialect.once} (${placeLine()}),\n    ` : '';
  return places + factorLine(dialect, convert);
}

/** The CTE `factor_line` with a comma behind it; nothing where there is no factor. */
export function factorLine(dialect: Dialect, { isPlain, factors }: ConversionSql): string {
  return isPlain || !factors.isSome ? '' : `factor_line ${dialect.once} (${factors.relation()}),\n    `;
}

/** SELECT of columns of those lines whose currency is known, with their amounts in that of the answer. */
export function convertedLines(
  columns: readonly string[],
  parts: readonly Pick<MeasureSql['parts'][number], 'name' | 'isCost'>[],
  from: string,
  { isPlain, isKnown, isForeign, factors }: ConversionSql,
): string {
  const names = parts.map(({ name }) => name);
  if (isPlain) return `SELECT ${[...columns, ...names].join(', ')} FROM ${from}`;
  if (!factors.isSome)
    return `SELECT ${[...columns, ...names].join(', ')} FROM ${from} WHERE ${isKnown('currency', '0')}`;
  // Within CASE an engine would compute what amounts share again and again.
  const costs = parts.flatMap(({ name, isCost }) => (isCost ? [name] : []));
  const known = `${factors.joined(from)} WHERE ${isKnown('currency', factors.place)}`;
  const amounts = parts.map(({ name, isCost }) =>
    isCost ? `CASE WHEN ${isForeign('currency')} THEN times_${name} ELSE ${name} END AS ${name}` : name,
  );
  return `SELECT ${[...columns, ...amounts].join(', ')}
      FROM (${factors.products(costs, known)}) AS products`;
}

function once(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
