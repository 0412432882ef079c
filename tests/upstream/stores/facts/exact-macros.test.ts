// Amounts times rates, digit by digit against whole numbers of any length.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXACT_MACROS } from '../../../../upstream/stores/facts/duckdb/exact-macros.ts';

const DIGITS = 18;

let engine: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  engine = await DuckDBInstance.create(':memory:');
  connection = await engine.connect();
  for (const macro of EXACT_MACROS) await connection.run(macro);
});
afterAll(() => {
  connection.closeSync();
  engine.closeSync();
});

/** In units of the last digit. */
function unitsOf(text: string): bigint {
  const [whole = '', behind = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + behind.padEnd(DIGITS, '0'));
  return text.startsWith('-') ? -units : units;
}

/** By how many units of the last digit the product is off. */
async function offs(pairs: readonly (readonly [amount: string, factor: string])[]): Promise<bigint[]> {
  const lists = pairs.flat();
  const values = pairs.map((_, place) => `($${2 * place + 1}, $${2 * place + 2})`).join(', ');
  const answer = await connection.runAndReadAll(
    `SELECT amount, factor, CAST(converted(CAST(amount AS DECIMAL(38,18)), factor) AS VARCHAR)
     FROM (VALUES ${values}) AS pairs(amount, factor)`,
    lists,
  );
  return answer.getRows().map(([amount, factor, product]) => {
    const exact = (unitsOf(String(amount)) * unitsOf(String(factor))) / 10n ** BigInt(DIGITS);
    const off = unitsOf(String(product)) - exact;
    return off < 0n ? -off : off;
  });
}

/** The same digits every time. */
function digits(seed: number): (count: number) => string {
  let state = seed;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state % 10;
  };
  return (count) => Array.from({ length: count }, next).join('');
}

test('a product is exact but for what its last digit is rounded by', async () => {
  const some = digits(12345);
  const pairs = Array.from({ length: 400 }, (_, place) => {
    const factor = place % 2 === 0 ? `0.000${some(15)}` : `${some(1 + (place % 4))}.${some(DIGITS)}`;
    return [`${place % 3 === 0 ? '-' : ''}${some(1 + (place % 12))}.${some(DIGITS)}`, factor] as const;
  });
  for (const off of await offs(pairs)) expect(off).toBeLessThanOrEqual(2n);
});

test('fractions next to a whole one are no exception', async () => {
  const [one, won] = ['1.000000000000000000', '1333.337000000000000001'];
  const nearly = ['0.999999999999999999', '0.999999999500000000', '7.999999999999999999', '-3.9999999999'];
  const pairs = [...nearly, '0', '-0.000000000000000001', '12'].flatMap((amount) => [
    [amount, one] as const,
    [amount, won] as const,
  ]);
  for (const off of await offs(pairs)) expect(off).toBeLessThanOrEqual(1n);
});
