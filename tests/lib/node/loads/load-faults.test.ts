// Why a load failed, in the language of its reader.
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../../../lib/catalogue/languages.ts';
import { rejectReason } from '../../../../lib/node/loads/load-facts.ts';
import { type LoadFaultFact, loadFaultText } from '../../../../lib/node/loads/load-faults.ts';
import { faultOfAll, LoadError } from '../../../../upstream/ingest/load/load-error.ts';
import { noneReadable } from '../../../../upstream/ingest/load/none-readable.ts';

const notDate = rejectReason('data.reject.notDate');
const noGoodRow: LoadFaultFact = {
  kind: 'noGoodRow',
  values: {
    ...{ count: 12, line: 2, reason: notDate, column: 'ChargePeriodStart', hasColumn: 'yes' },
    ...{ value: " '31.31.2024'", isUtf8: 'yes' },
  },
};

describe('a fault of a load', () => {
  it('says what is wrong with the file, and what to do', () => {
    expect(new LoadError('/x/may.csv', noGoodRow).message).toBe(
      "/x/may.csv: none of its 12 rows can be loaded (line 2: ChargePeriodStart '31.31.2024' is not a date); mend them, or check that it is a billing export",
    );
    expect(loadFaultText(noneReadable('dataset', undefined, { dataset: 'BillingPeriod' }), 'en')).toBe(
      'no row of BillingPeriod in it can be read (it has none); export it again',
    );
  });

  it('is told in each language, with the reason of the row', () => {
    expect(loadFaultText(noGoodRow, 'ko')).toContain('날짜가 아닙니다');
    expect(loadFaultText({ kind: 'zip' }, 'ja')).toBe('zip アーカイブです。先に展開してください');
    expect(loadFaultText({ kind: 'cutLine', values: { line: 3, found: 1, expected: 9 } }, 'zh')).toContain(
      '第 3 行',
    );
    const finding = { kind: 'damagedTags', values: { rows: 1, example: 'x' } } as const;
    const values = { reason: 'tags', where: 'may.csv', more: 2, words: 'tags' };
    for (const language of LANGUAGES) {
      const text = loadFaultText({ kind: 'refused', values, finding }, language);
      expect(text).toContain('--allow tags');
    }
  });

  it('of an earlier version stays as it was kept', () =>
    expect(loadFaultText('is strange', 'ko')).toBe('is strange'));
});

test('several files at fault are one fault that names each', () => {
  const faults = ['a', 'b', 'c'].map((name) => new LoadError(`/x/${name}.csv`, { kind: 'empty' }));
  const { fault, message } = faultOfAll(faults);
  expect(message).toBe(
    '3 files cannot be loaded:\na.csv: is empty; export it again\nb.csv: is empty; export it again\nc.csv: is empty; export it again',
  );
  expect(loadFaultText(fault, 'ja').split('\n')).toHaveLength(4);
  expect(loadFaultText(fault, 'ja')).toContain('a.csv: 空です');
});
