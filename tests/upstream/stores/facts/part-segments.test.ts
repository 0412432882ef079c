// A rate that changes costs daily sums only where something is converted by it.
import { expect, test } from 'vitest';
import { RateTable } from '../../../../lib/money/rate-table.ts';
import { readsOf } from '../../../../upstream/stores/facts/compile/groupings.ts';
import { conversionTo } from '../../../../upstream/stores/facts/questions/rates.ts';
import { partSegments } from '../../../../upstream/stores/facts/tables/part-segments.ts';

const RANGE = { start: '2024-01-01', end: '2024-03-31' };
const rate = (date: string, currency: string, value: string) => ({ date, currency, rate: value, source: '' });
const RATES = new RateTable([
  rate('2020-01-01', 'KRW', '1300'),
  rate('2024-02-11', 'KRW', '1250'),
  rate('2020-01-01', 'JPY', '150'),
]);
const CURRENCIES = new Map([
  ['dollars', new Set(['USD'])],
  ['yen', new Set(['JPY', 'USD'])],
  ['won', new Set(['KRW', 'USD'])],
]);

function tablesOf(
  parts: readonly string[],
  more: { time?: 'billing'; isByMonth?: boolean; currencies?: typeof CURRENCIES } = {},
): string[] {
  const { time, isByMonth = true, currencies = CURRENCIES } = more;
  const conversion = conversionTo('USD', RATES, { range: RANGE, currencies: null, ...(time && { time }) });
  const spans = parts.map((part) => ({
    ...{ part, vendor: 'aws', rows: 1, charge: RANGE, billing: RANGE },
    currencies: currencies.get(part) ?? null,
  }));
  const choice = { reads: readsOf(['product']), filters: [], time, isByMonth };
  return partSegments(spans, [RANGE], choice, conversion).map(
    ({ table, range, parts: own }) => `${table} ${range.start.slice(5)} ${range.end.slice(5)} ${own.join()}`,
  );
}

test('parts in currencies of one rate are read by month, the others by day in the month of the change alone', () => {
  expect(tablesOf(['dollars', 'won', 'yen'])).toEqual([
    'monthly 01-01 03-31 dollars,yen',
    'monthly 01-01 01-31 won',
    'accountDaily 02-01 02-29 won',
    'monthly 03-01 03-31 won',
  ]);
});

test('a part whose currencies are not known is read as one of any currency', () => {
  const currencies = new Map([...CURRENCIES].filter(([part]) => part !== 'yen'));
  expect(tablesOf(['dollars', 'yen'], { currencies })).toEqual([
    'monthly 01-01 03-31 dollars',
    'monthly 01-01 01-31 yen',
    'accountDaily 02-01 02-29 yen',
    'monthly 03-01 03-31 yen',
  ]);
});

test('where all are read alike, they are read together', () => {
  expect(tablesOf(['dollars', 'won'], { isByMonth: false })).toEqual([
    'accountDaily 01-01 03-31 dollars,won',
  ]);
  expect(tablesOf(['dollars', 'won'], { time: 'billing' })).toEqual(['monthly 01-01 03-31 dollars,won']);
});

test('factors are those of currencies that charges are in', () => {
  const asked = { range: RANGE, currencies: new Set(['USD', 'JPY']) };
  const conversion = conversionTo('USD', RATES, asked);
  expect([...conversion.places.keys()]).toEqual(['JPY']);
  expect(conversion.isPlain).toBe(false);
  expect(conversionTo('JPY', RATES, { ...asked, currencies: new Set(['JPY']) })).toMatchObject({
    isPlain: true,
    factors: [],
  });
  expect(conversionTo('USD', RATES, { ...asked, currencies: null }).isPlain).toBe(false);
});
