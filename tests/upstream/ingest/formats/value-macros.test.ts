// What the macros that look for common values first say, beside what the rules alone say of the same texts.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VALUE_MACROS } from '../../../../upstream/ingest/formats/value-macros.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create();
  connection = await instance.connect();
  await connection.run("SET GLOBAL TimeZone = 'UTC'");
  for (const macro of VALUE_MACROS) await connection.run(macro);
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

async function evaluated(expression: string, text: string): Promise<unknown> {
  const reply = await connection.runAndReadAll(`SELECT CAST(${expression} AS VARCHAR)`, { text });
  return reply.getRowsJson()[0]?.[0];
}

const read = (macro: string, text: string) => evaluated(`${macro}($text)`, text);
const readTags = (text: string) => evaluated('focus_tag_map(focus_given_tags($text))', text);

describe('a text', () => {
  test.each(['', ' ', '   ', 'null', 'NULL', 'Null', 'nUlL', ' null', 'NULL  '])(
    '%j is no value',
    async (text) => expect(await read('focus_text', text)).toBeNull(),
  );
  test.each(['N', 'n', 'nullable', 'NULL,', 'O', 'o', ' x', '!', '0', 'Name', '\u00e9', '\t'])(
    '%j is one, as it is',
    async (text) => expect(await read('focus_text', text)).toBe(text),
  );
});

describe('a text without outer blanks', () => {
  test.each([
    ['2024-03-01', '2024-03-01'],
    [' a', 'a'],
    ['a  ', 'a'],
    ['\u00a0a\u3000', 'a'],
    ['\u00e9 ', '\u00e9'],
    ['a\u00a0', 'a'],
    ['', ''],
    [' ', ''],
    ['\ta\t', '\ta\t'],
  ])('of %j is %j', async (text, trimmed) => expect(await read('focus_trim', text)).toBe(trimmed));
});

describe('a date that begins with day or month', () => {
  test.each(['3/1/2024', '2024/03/01', '1.3.2024', '01.03.2024', '1-3-2024', '01-03-2024', '\u00e9\u00e9-'])(
    '%j may be one',
    async (text) => expect(await read('focus_is_numeric_date', text)).toBe('true'),
  );
  test.each(['2024-03-01', '2024.03.01', '', '1', '\u00e9a'])('%j is none', async (text) =>
    expect(await read('focus_is_numeric_date', text)).toBe('false'),
  );
});

describe('a time', () => {
  test.each([
    ['2024-03-01T05:06:07Z', '2024-03-01 05:06:07'],
    ['2024-03-01 05:06:07', '2024-03-01 05:06:07'],
    ['2024-03-01 05:06:07 UTC', '2024-03-01 05:06:07'],
    ['2024-03-01T05:06:07.25+02:00', '2024-03-01 03:06:07.25'],
    ['2024-03-01T05:06:07+02:00', '2024-03-01 03:06:07'],
    ['2024-03-01 05:06:07-0530', '2024-03-01 10:36:07'],
    ['2024-03-01T05:06Z', '2024-03-01 05:06:00'],
    ['2024-03-01', '2024-03-01 00:00:00'],
    ['3/1/2024 05:06:07', '2024-03-01 05:06:07'],
    ['3-1-2024', '2024-03-01 00:00:00'],
    ['12-3-2024 10:00:00', '2024-12-03 10:00:00'],
  ])('%j is %j', async (text, time) => expect(await read('focus_time', text)).toBe(time));
  test.each([
    'abcd-ef-ghTij:kl:mn',
    '2024-13-01T00:00:00Z',
    '2024-02-30 00:00:00',
    '2024-03-01T00:00:00/1',
    'May',
  ])('%j is none', async (text) => expect(await read('focus_time', text)).toBeNull());
});

describe('tags', () => {
  test.each([
    ['{"a":"1","b":"2"}', '{a=1, b=2}'],
    ['{"a":"1","a":"2"}', '{a=1}'],
    ['{" a":"1","a ":"2","b":"3"}', '{a=1, b=3}'],
    ['{"":"1"," ":"2","a":"3"}', '{a=3}'],
    ['{"\\ta":"1"}', '{\\ta=1}'],
    ['{}', '{}'],
    ['', '{}'],
    ['"a":"1"', '{a=1}'],
    ['[{"key":"a","value":"1"},{"key":"a","value":"2"}]', '{a=1}'],
  ])('%j are %j', async (text, tags) => {
    const told = (await readTags(text)) as string;
    expect(told.replaceAll("'", '').replaceAll('\t', '\\t')).toBe(tags);
  });
  test.each(['shop', '[1', '3', '{', '{"a":1', '{"a"}', 'null', '{}}'])('%j are none', async (text) =>
    expect(await readTags(text)).toBeNull(),
  );
});
