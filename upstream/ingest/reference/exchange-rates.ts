// Files of exchange rates, which all companies share. A file speaks for its own rates alone: history stays.
import { enteredRates, replaceRates } from '../../stores/documents/reference/exchange-rates.ts';
import { byKey, type Entry, given, keyOfValues, type ReferenceKind } from './reference-kind.ts';
import { currency, day, exchangeRate, optional, text } from './values.ts';

/** `rate`: units of the currency for one USD; `source`: who says so, for anyone who reads a converted amount. */
type Column = 'date' | 'currency' | 'rate' | 'source';

const keyOf = (entry: Entry<Column>) => keyOfValues(entry.date, entry.currency);

export const exchangeRates: ReferenceKind<Column> = {
  name: 'exchange-rates',
  columns: { date: day, currency, rate: exchangeRate, source: optional(text) },
  isShared: true,
  faultOf: (entry) =>
    entry.currency === 'USD' && entry.rate !== '1'
      ? { column: 'rate', message: `'${entry.rate}' is not 1: wanted are units for one USD` }
      : null,
  keyOf,
  partOf: keyOf,
  arrange: byKey(keyOf),
  read: async (documents) =>
    (await enteredRates(documents)).map(({ source, ...rate }) => ({
      ...rate,
      source: source === '' ? null : source,
    })),
  write: (documents, _companyId, entries) =>
    replaceRates(
      documents,
      entries.map((entry) => ({
        date: given(entry.date),
        currency: given(entry.currency),
        rate: given(entry.rate),
        source: entry.source ?? '',
      })),
    ),
};
