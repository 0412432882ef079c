// What status a load, the data and what was not delivered come to (M-01, M-02): pure rules, each with its bad input.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../lib/catalogue/languages.ts';
import { STATUS_CHECKS, STATUS_REASONS } from '../../../../lib/catalogue/operations/status-checks.ts';
import { isStatusCode, statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import { withChange } from '../../../../upstream/domains/operations/statuses/company-statuses.ts';
import { dataStatuses } from '../../../../upstream/domains/operations/statuses/data-statuses.ts';
import {
  mailStatuses,
  scheduleStatuses,
} from '../../../../upstream/domains/operations/statuses/delivery-statuses.ts';
import { PLAIN, statusDetail } from '../../../../upstream/domains/operations/statuses/found-status.ts';
import { loadStatuses } from '../../../../upstream/domains/operations/statuses/load-statuses.ts';
import type { LoadRun } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import type { LoadRunFiles } from '../../../../upstream/stores/documents/loads/run-files.ts';

const run = (runId: string, state: LoadRun['state'], more: Partial<LoadRun> = {}): LoadRun => ({
  ...{ runId, companyId: 'acme', origin: 'upload', startedBy: 'Ann', source: `${runId}.csv`, state },
  ...{ startedAt: '2024-07-01T10:00:00.000Z', endedAt: '2024-07-01T10:01:00.000Z', progress: null },
  ...{ fileCount: 1, rowsLoaded: 3, rowsRejected: 0, monthsShrunk: 0, changeId: null, fault: null },
  ...more,
});
const kept = (runId: string, repairOf: string | null = null): [string, LoadRunFiles] => [
  runId,
  { runId, files: [{ path: `/x/${runId}.csv`, size: 1, mtimeMs: 1 }], answers: [], repairOf },
];

describe('loads', () => {
  it.each([
    ['running', 'R', 'LOAD_RUNNING'],
    ['loaded', 'P', 'LOAD_DONE'],
    ['unchanged', 'P', 'LOAD_DONE'],
    ['refused', 'F', 'LOAD_REFUSED'],
    ['failed', 'E', 'LOAD_FAILED'],
    ['interrupted', 'E', 'LOAD_INTERRUPTED'],
  ] as const)('%s is %s', (state, code, reason) => {
    expect(loadStatuses([run('a', state)], new Map())).toMatchObject([{ statusId: 'load:a', code, reason }]);
  });

  it('that a file is at fault for is for a person to mend', () => {
    const fault = { file: 'may.csv', message: 'is no FOCUS file' };
    expect(loadStatuses([run('a', 'failed', { fault })], new Map())).toMatchObject([
      { code: 'F', reason: 'LOAD_REFUSED', values: { words: 'may.csv: is no FOCUS file' } },
    ]);
  });

  it('with rejected rows is a fault, and a plan is no load', () => {
    const found = loadStatuses([run('a', 'loaded', { rowsRejected: 2 }), run('b', 'planned')], new Map());
    expect(found).toMatchObject([{ code: 'F', reason: 'LOAD_ROWS_REJECTED', values: { rejected: 2 } }]);
  });

  it('can be repaired only when it is at fault and its files are known', () => {
    const files = new Map([kept('bad'), kept('good')]);
    const found = loadStatuses([run('bad', 'failed'), run('good', 'loaded'), run('old', 'failed')], files);
    expect(found.map(({ load }) => load?.isRepairable)).toEqual([true, false, false]);
  });

  it('a repair stands for its load: examining, settled, or at fault as before', () => {
    const of = (state: LoadRun['state']) =>
      loadStatuses(
        [run('again', state, { startedAt: '2024-07-02T10:00:00.000Z' }), run('first', 'failed')],
        new Map([kept('first'), kept('again', 'first')]),
      );
    expect(of('running')).toMatchObject([{ statusId: 'load:first', code: 'R', reason: 'LOAD_REPAIRING' }]);
    expect(of('loaded')).toMatchObject([{ statusId: 'load:first', code: 'FS', reason: 'LOAD_REPAIRED' }]);
    expect(of('failed')).toMatchObject([{ statusId: 'load:first', code: 'E', load: { runId: 'again' } }]);
  });

  it('is settled too when a person loaded the same files later', () => {
    const later = run('b', 'loaded', { source: 'same.csv', startedAt: '2024-07-03T10:00:00.000Z' });
    const found = loadStatuses([later, run('a', 'refused', { source: 'same.csv' })], new Map());
    expect(found.map(({ code }) => code)).toEqual(['P', 'FS']);
  });
});

const vendor = {
  ...{ vendor: 'aws', maxDatetime: '2024-07-10T00:00:00.000Z', completeThrough: '2024-07-08' },
  ...{ firstDate: '2024-01-01', rowCount: 5, loadCount: 1, lastLoadedAt: '2024-07-10T01:00:00.000Z' },
  ...{ firstMonth: '2024-01', lastMonth: '2024-07', monthCount: 6, missingMonths: ['2024-03'] },
  ...{ monthsOfRoundedEffectiveCost: [], isCounted: true, currencies: [] },
} as Parameters<typeof dataStatuses>[0][number];
const shares = (shareWithoutAccount: number, shareWithoutService: number) =>
  [{ currency: 'USD', shareWithoutAccount, shareWithoutService }] as never;
const at = (today: string) => ({ today, now: new Date('2024-07-20T09:00:00Z') });

describe('data', () => {
  it('are late from the fourth day on', () => {
    const of = (today: string) => dataStatuses([vendor], at(today))[0];
    expect(of('2024-07-11')).toMatchObject({ code: 'P', reason: 'DATA_FRESH' });
    expect(of('2024-07-12')).toMatchObject({ code: 'F', reason: 'DATA_LATE', values: { days: 4 } });
  });

  it('tell each missing month, and one that lacks accounts in any currency', () => {
    const [, month, quality] = dataStatuses(
      [{ ...vendor, currencies: [...shares(0, 0), ...shares(0.02, 0)] as never }],
      at('2024-07-10'),
    );
    expect(month).toMatchObject({ statusId: 'month:aws:2024-03', code: 'F', month: '2024-03' });
    expect(quality).toMatchObject({ code: 'F', reason: 'QUALITY_LOW', values: { account: 2, service: 0 } });
  });

  it('that are not counted, or not there, are not judged', () => {
    const [, , quality] = dataStatuses([{ ...vendor, isCounted: false }], at('2024-07-10'));
    expect(quality).toMatchObject({ code: 'N', reason: 'QUALITY_UNCOUNTED' });
    expect(dataStatuses([], at('2024-07-10'))).toMatchObject([{ code: 'N', reason: 'DATA_NONE' }]);
  });
});

it('a mail that warns is an alert, and one about statuses leads to no other', () => {
  const mail = {
    subject: 's',
    isFailed: true,
    fault: 'no route',
    refused: [],
    at: '2024-07-01T00:00:00.000Z',
  };
  const found = mailStatuses([
    { ...mail, mailId: '1', kind: 'BUDGET_ALERT' },
    { ...mail, mailId: '2', kind: 'INVOICE', isFailed: false, refused: ['a@b.example'] },
    { ...mail, mailId: '3', kind: 'OPERATION_STATUS' },
  ]);
  expect(found).toMatchObject([
    { check: 'ALERT', reason: 'MAIL_FAILED', values: { words: 'no route' }, isAboutStatuses: false },
    { check: 'MAIL', reason: 'MAIL_REFUSED', values: { words: 'a@b.example' } },
    { check: 'MAIL', isAboutStatuses: true },
  ]);
});

it('a schedule tells why in the language of the reader', () => {
  const [found] = scheduleStatuses([
    { seq: 1, kind: 'INVOICE', dueAt: null, fault: 'NO_RECIPIENT_LEFT', at: '2024-07-01T00:00:00.000Z' },
  ]);
  if (!found) throw new Error('there is no status');
  expect(statusDetail(found, 'en')).toContain('unsubscribed');
  expect(statusDetail(found, 'ko')).toMatch(/[가-힣]/);
});

it.each(STATUS_REASONS)('%s has words in every language', (reason) => {
  const values = { rows: 1, rejected: 1, words: 'w', date: '2024-07-01', days: 4, percent: 1 };
  const found = {
    ...PLAIN,
    ...{ statusId: 'x', check: STATUS_CHECKS[0], code: 'F' as const, reason, at: '' },
    values: { ...values, account: 2, service: 0, receiver: 'Hook', fault: 'TIMEOUT' },
  };
  const told = LANGUAGES.map((language) => statusDetail(found, language));
  expect(told.every((text) => text.length > 3)).toBe(true);
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

describe('what a person made of it', () => {
  const found = loadStatuses([run('a', 'failed')], new Map())[0];
  if (!found) throw new Error('there is no status');
  const change = {
    ...{ statusId: 'load:a', found: 'E', code: 'FU', note: 'seen', isDeleted: true, version: 2 },
    ...{ changedBy: 'Ann', changedAt: '2024-07-02T00:00:00.000Z' },
  };

  it('holds as long as the same is found; the note stays', () => {
    expect(withChange(found, change)).toMatchObject({ code: 'FU', isDeleted: true });
    const other = withChange({ ...found, code: 'P' }, change);
    expect(other).toMatchObject({ code: 'P', isDeleted: false, change: { note: 'seen' } });
  });
});

it('a code that is not known counts as urgent, and is no reason to fail', () => {
  expect(isStatusCode('toString')).toBe(false);
  expect(statusTraits('ZZ9')).toMatchObject({ attention: true });
  expect(statusTraits('ZZ9').order).toBeGreaterThan(statusTraits('F').order);
});
