// Tables as files: what a spreadsheet and a program read back is what was written (C-15, CSV formulas).
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import {
  FORMULA_STARTS,
  type TableColumn,
  type TableRow,
  type TextFormat,
} from '../../../../lib/files/table-columns.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import { xlsxFile } from '../../../../lib/node/files/xlsx.ts';
import { randomsOf } from '../../../stress/randoms.ts';
import { readWorkbook, unzip, valuesOf } from '../../../support/oracle/workbook.ts';

const COLUMNS: TableColumn[] = [
  { head: 'Item', format: { as: 'text' }, width: 30 },
  { head: 'Day', format: { as: 'day', pattern: 'MM/DD/YYYY' }, width: 12 },
  { head: 'Cost', format: { as: 'number', decimals: 2 }, width: 16 },
  { head: 'Share', format: { as: 'percent', decimals: 1 }, width: 10 },
  { head: 'Raw', format: { as: 'number', decimals: null }, width: 20 },
];

const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0x', '＝1', '＋1', '－1', '＠x'];

async function* batchesOf(rows: readonly TableRow[], size = 2): AsyncGenerator<readonly TableRow[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function bytesOf(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const write = (format: TextFormat, rows: readonly TableRow[], columns = COLUMNS) =>
  bytesOf(tableFile(format, 'Costs', columns, batchesOf(rows)));

const PIECES = [
  ...DANGEROUS,
  '=',
  '-',
  'cmd|calc',
  'A1',
  '"',
  ',',
  '\n',
  ' ',
  "'",
  '서울',
  '😀',
  '-2+3',
  '%0A',
  ';',
];

test('an amount keeps all of its digits in both files, and a sheet shows as many as its currency has', async () => {
  const columns: TableColumn[] = [
    { head: 'USD', format: { as: 'money', shownDecimals: 2 }, width: 16 },
    { head: 'KRW', format: { as: 'money', shownDecimals: 0 }, width: 16 },
  ];
  const rows = [
    [20.914236, 1204.5],
    [0.0000006, -0.25],
  ];
  expect((await write('csv', rows, columns)).toString('utf8')).toBe(
    '\uFEFFUSD,KRW\r\n20.914236,1204.5\r\n0.0000006,-0.25\r\n',
  );
  const workbook = await write('xlsx', rows, columns);
  const [sheet] = readWorkbook(workbook);
  expect(sheet && valuesOf(sheet).slice(1)).toEqual(rows);
  const styles = unzip(workbook).get('xl/styles.xml') ?? '';
  expect([...styles.matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code)).toEqual([
    '#,##0.00',
    '#,##0',
  ]);
});

test('of 5,000 seeded texts no cell of either file begins a formula, and no number is changed', async () => {
  const random = randomsOf(20);
  const rows = Array.from({ length: 5_000 }, (): TableRow => {
    const pieces = Array.from(
      { length: 1 + Math.floor(random() * 4) },
      () => PIECES[Math.floor(random() * PIECES.length)],
    );
    return [pieces.join(''), '2024-06-30', random() * 200 - 100, random() - 0.5, -random()];
  });
  const lines: string[][] = parse((await write('csv', rows)).toString(), { bom: true });
  expect(lines).toHaveLength(rows.length + 1);
  for (const [n, [item = '', , cost = '']] of lines.slice(1).entries()) {
    expect(item === '' || !FORMULA_STARTS.includes(item[0] ?? ''), item).toBe(true);
    expect(Number(cost)).toBeCloseTo(Number(rows[n]?.[2]), 2);
  }
  // In a workbook a cell of text is no formula, whatever it begins with: there is none in the sheet.
  const plain = rows.map(([text, ...others]): TableRow => [String(text).replace(/[\0\r]/g, ''), ...others]);
  const sheet = unzip(await write('xlsx', plain)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.length).toBeGreaterThan(rows.length);
  expect(sheet).not.toMatch(/<f[ >]/);
});

describe('CSV', () => {
  test('begins with the mark of UTF-8, ends lines as Excel does, and reads back', async () => {
    const text = (
      await write('csv', [['서울, "리전"\nline', '2024-06-30', -1234.5, 12.34, 1e-9]])
    ).toString();
    expect(text.startsWith('\uFEFFItem,Day,Cost,Share,Raw\r\n')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(parse(text, { bom: true })[1]).toEqual([
      '서울, "리전"\nline',
      '06/30/2024',
      '-1234.50',
      '12.3%',
      '0.000000001',
    ]);
  });

  test.each(DANGEROUS)('a text that begins like %j is made safe', async (text) => {
    const file = await write('csv', [[text, null, null, null, null]]);
    expect(parse(file.toString(), { bom: true })[1]?.[0]).toBe(`'${text}`);
  });

  test.each(DANGEROUS)('an exact text that begins like %j is written as it is', async (text) => {
    const columns = [{ head: 'Id', format: { as: 'exact' }, width: 9 }] as const;
    const file = await write('csv', [[text], [`${text},"b"`]], [...columns]);
    expect(parse(file.toString(), { bom: true }).slice(1)).toEqual([[text], [`${text},"b"`]]);
  });

  test('texts are written as another writer of CSV writes them', async () => {
    // It knows no zero, and leaves ends of lines that are not those of records without quotes.
    const dangerous = DANGEROUS.filter((text) => !/[\0\r]/.test(text));
    const texts = ['', ' a ', 'a,b', '"', '=,"', 'a\r\nb', '서울', "'", ';', ...dangerous];
    const columns = texts.map((head) => ({ head, format: { as: 'text' }, width: 9 }) as const);
    const options = { record_delimiter: '\r\n', escape_formulas: true, bom: true } as const;
    expect((await write('csv', [texts], columns)).toString()).toBe(stringify([texts, texts], options));
  });

  test('the head is made safe too', async () => {
    const column: TableColumn = { head: '=x', format: { as: 'text' }, width: 10 };
    expect((await write('csv', [], [column])).toString()).toBe("\uFEFF'=x\r\n");
  });

  test('numbers stay numbers, also negative ones; what rounds to nothing has no sign', async () => {
    const rows = [
      [null, null, -0.001, -3.26, -0.5],
      [null, null, 1.005, 100, 12345678901234.5],
      [null, null, null, null, null],
    ];
    expect(parse((await write('csv', rows)).toString(), { bom: true }).slice(1)).toEqual([
      ['', '', '0.00', '-3.3%', '-0.5'],
      ['', '', '1.01', '100.0%', '12345678901234.5'],
      ['', '', '', '', ''],
    ]);
  });
});

describe('xlsx', () => {
  test('holds texts, days, numbers and shares as such, under a head that stays in sight', async () => {
    const rows = [
      ['a <b> & "c" _x0041_', '2024-06-30', 1234.567, 12.34, 1e-9],
      [null, null, -0.001, null, null],
    ];
    const file = await write('xlsx', rows);
    const [sheet] = readWorkbook(file);
    if (!sheet) throw new Error('there is no sheet');
    expect(sheet.name).toBe('Costs');
    expect(valuesOf(sheet)).toEqual([
      ['Item', 'Day', 'Cost', 'Share', 'Raw'],
      ['a <b> & "c" _x0041_', 45473, 1234.57, 0.123, 1e-9],
      [null, null, 0, null, null],
    ]);
    expect(sheet.xml).toContain('state="frozen"');
    expect(sheet.xml).toContain('<col min="1" max="1" width="30" customWidth="1"/>');
    const styles = unzip(file).get('xl/styles.xml');
    expect(styles).toContain('formatCode="#,##0.00"');
    expect(styles).toContain('formatCode="mm/dd/yyyy"');
    expect(styles).toContain('formatCode="0.0%"');
  });

  test.each(DANGEROUS)(
    'a text that begins like %j is a text, and stays one when it is edited',
    async (text) => {
      const file = await write('xlsx', [[text, null, null, null, null]]);
      const cell = readWorkbook(file)[0]?.rows[1]?.A;
      expect(cell?.text).toBe(text.replaceAll('\0', ''));
      const styles = unzip(file)
        .get('xl/styles.xml')
        ?.split('<cellXfs')[1]
        ?.match(/<xf [^>]*>/g);
      expect(styles?.[cell?.style ?? 0]).toContain('quotePrefix="1"');
    },
  );

  test('letters that XML does not have do not break the file', async () => {
    const [sheet] = readWorkbook(await write('xlsx', [['a\u0001b\uD800c\uFFFF', null, null, null, null]]));
    expect(sheet?.rows[1]?.A?.text).toBe('ab\uFFFDc');
  });

  test('goes on in a further sheet where one is full, each with its head', async () => {
    const column: TableColumn = { head: 'n', format: { as: 'number', decimals: null }, width: 10 };
    const rows = Array.from({ length: 8 }, (_, index) => [index]);
    for (const [count, sizes] of [
      [8, [4, 4, 3]],
      [6, [4, 4]],
      [0, [1]],
    ] as const) {
      const options = { name: 'A very long name: with [letters] no sheet may have', sheetRows: 4 };
      const sheets = readWorkbook(
        await bytesOf(xlsxFile([column], batchesOf(rows.slice(0, count), 5), options)),
      );
      expect(sheets.map((sheet) => sheet.rows.length)).toEqual(sizes);
      expect(sheets.flatMap((sheet) => valuesOf(sheet).slice(1)).flat()).toEqual(rows.slice(0, count).flat());
      expect(sheets.every(({ name }) => name.length <= 31 && !/[[\]:]/.test(name))).toBe(true);
      expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
    }
  });
});

describe.each(['csv', 'xlsx'] as const)('%s is written while it is read', (format) => {
  test('a reader that waits holds the rows back, and one that stops ends them', async () => {
    let [asked, isEnded] = [0, false];
    async function* endless(): AsyncGenerator<readonly TableRow[]> {
      try {
        while (true) {
          asked += 1;
          yield Array.from({ length: 500 }, (_, n) => [
            `${asked} ${n} ${Math.random()}`,
            '2024-06-30',
            n,
            1,
            n,
          ]);
        }
      } finally {
        isEnded = true;
      }
    }
    const reader = tableFile(format, 'Costs', COLUMNS, endless())[Symbol.asyncIterator]();
    for (let chunk = 0; chunk < 20; chunk += 1) await reader.next();
    // What the packer takes ahead is bounded, however long the reader waits.
    const most = asked + 80;
    let before: number;
    do {
      before = asked;
      await new Promise((resolve) => setTimeout(resolve, 250));
    } while (asked !== before && asked < most);
    expect(asked).toBeLessThan(most);
    await reader.return(undefined);
    expect(isEnded).toBe(true);
  });

  test('a fault of the rows is a fault of the file', async () => {
    async function* broken(): AsyncGenerator<readonly TableRow[]> {
      yield [['a', null, 1, null, null]];
      throw new Error('the store is gone');
    }
    await expect(bytesOf(tableFile(format, 'Costs', COLUMNS, broken()))).rejects.toThrow('the store is gone');
  });
});
