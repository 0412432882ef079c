// Three thousand generated questions (a hundred of them in the gate), each answered from the rollups, those of single parts
// or packed, and from the rows: both answers are the same to the last digit. And what an answer says of the table that it
// came from.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import type { Answered } from '../../../../upstream/stores/facts/answers/answered.ts';
import { CatalogueStore } from '../../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import type { FactEngine } from '../../../../upstream/stores/facts/fact-engine.ts';
import { packRollups } from '../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { CostQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { isSumsTable } from '../../../../upstream/stores/facts/tables/pack-tables.ts';
import { TABLE_NAMES } from '../../../../upstream/stores/facts/tables/tables.ts';
import { randomsOf } from '../../../stress/randoms.ts';
import { generatedCharges } from '../../../support/oracle/generated/generated-charges.ts';
import {
  GENERATED_COMPANY,
  QuestionMaker,
  valuesOf,
} from '../../../support/oracle/generated/generated-questions.ts';
import { QUESTION_RATES } from '../../../support/oracle/question-rows.ts';
import { csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { isDeep } from '../../../support/runner/depth.ts';

const QUESTIONS = isDeep ? 3000 : 100;
const TIMEOUT = isDeep ? 1_800_000 : 300_000;
const CHARGES = 1200;
const SEED = 20240611;

let bench: FactsBench;
let engine: FactEngine;
let byRollups: FactStore;
let byParts: FactStore;
let byRows: FactStore;
let answered: Answered[] = [];
/**
 * How many scans were of packs, how many of packs some of whose parts were replaced, how many of sums by fewer dimensions, and
 * how many of costliest rows.
 */
const packed = { scans: 0, ofReplaced: 0, ofSums: 0, ofRows: 0 };

beforeAll(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, QUESTION_RATES);
  await bench.load([bench.file('generated.csv', csv(generatedCharges(CHARGES, SEED)))], {
    answers: ['outlier'],
  });
  await packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: GENERATED_COMPANY });
  engine = await openDuckDb({ dataDir: bench.dir });
  const onAnswered = (each: Answered) => answered.push(each);
  const { scanPacked, ...plain } = engine.dialect;
  const counting: typeof scanPacked = (table, packs, parts, bind) => {
    packed.scans += 1;
    if (parts.length > 0 && packs.some(({ places }) => places !== null)) packed.ofReplaced += 1;
    if (packs.some((pack) => isSumsTable(pack.table))) packed.ofSums += 1;
    if (table === 'rows') packed.ofRows += 1;
    return scanPacked?.(table, packs, parts, bind) ?? '';
  };
  const ofPacks = { ...engine, dialect: { ...plain, scanPacked: counting } };
  byRollups = new CatalogueStore(bench.documents, ofPacks, { onAnswered });
  byParts = new CatalogueStore(bench.documents, { ...engine, dialect: plain }, { onAnswered });
  byRows = new CatalogueStore(bench.documents, { ...engine, dialect: plain }, { rollups: [], onAnswered });
});
afterAll(async () => {
  await engine?.close();
  await bench?.close();
});

const tablesOf = (all: readonly Answered[]) => new Set(all.map(({ table }) => table));

test(
  `${QUESTIONS} generated questions have one answer, from the rollups and from the rows`,
  async () => {
    const maker = new QuestionMaker(randomsOf(SEED), await valuesOf(byRollups));
    const used: Answered[] = [];
    for (let n = 0; n < QUESTIONS; n += 1) {
      if (n === Math.floor(QUESTIONS / 2)) await replaceSomeParts();
      const [question, ask] = questionOf(maker, n);
      const what = `question ${n}: ${JSON.stringify(question)}`;
      answered = [];
      const answer = await ask(Math.floor(n / 10) % 3 === 2 ? byParts : byRollups);
      used.push(...answered);
      answered = [];
      expect(answer, what).toEqual(await ask(byRows));
      expect(tablesOf(answered).size === 0 || [...tablesOf(answered)].join() === 'rows', what).toBe(true);
    }
    if (isDeep) expect(tablesOf(used)).toEqual(new Set(TABLE_NAMES));
    const fromRollups = used.filter(({ table }) => table !== 'rows').length;
    expect(fromRollups).toBeGreaterThan(QUESTIONS / 4);
    expect(used.length - fromRollups).toBeGreaterThan(QUESTIONS / 8);
    expect(packed.scans).toBeGreaterThan(QUESTIONS / 10);
    expect(packed.ofReplaced).toBeGreaterThan(QUESTIONS / 50);
    expect(packed.ofSums).toBeGreaterThan(QUESTIONS / 50);
    expect(packed.ofRows).toBeGreaterThan(QUESTIONS / 200);
  },
  TIMEOUT,
);

/** The packs are of what was there before. */
async function replaceSomeParts(): Promise<void> {
  const others = generatedCharges(CHARGES, SEED + 1).filter(
    ({ ProviderName: vendor, BillingPeriodStart: start = '' }) =>
      vendor !== 'Google Cloud' && start.startsWith('2024-02'),
  );
  await bench.load([bench.file('february.csv', csv(others))], {
    answers: ['outlier', 'shrink', 'stray', 'doubled'],
  });
}

function questionOf(maker: QuestionMaker, n: number): [object, (facts: FactStore) => Promise<unknown>] {
  if (n % 10 === 7) {
    const question = maker.tagKeys();
    return [question, (facts) => facts.tagKeys(question)];
  }
  if (n % 10 === 8) {
    const question = maker.rows();
    return [question, (facts) => facts.rows(question)];
  }
  if (n % 10 === 9) {
    const question = maker.bill();
    return [question, (facts) => facts.bill(question)];
  }
  const question = n % 20 === 6 ? maker.machines() : maker.cost();
  return [question, (facts) => facts.cost(question)];
}

const SCOPE = {
  companyId: GENERATED_COMPANY,
  vendors: ['aws' as const],
  range: { start: '2024-02-01', end: '2024-03-31' },
  filters: [],
  limit: 10,
  skip: 0,
};
const PLAIN: CostQuestion = {
  ...SCOPE,
  measures: ['billed'],
  groupBy: ['product'],
  unit: 'month',
};
const USED = { dimension: 'commitmentPart', values: ['used'] } as const;

test.each<[string, Partial<CostQuestion>, string]>([
  ['whole months', {}, 'monthly MONTHS'],
  ['billing months', { time: 'billing' }, 'monthly MONTHS'],
  ['days', { unit: 'day' }, 'accountDaily DAYS'],
  ['a cut month', { range: { start: '2024-02-01', end: '2024-03-15' } }, 'accountDaily PART_OF_MONTH'],
  ['a rate that changes', { vendors: ['azr'] }, 'accountDaily RATES'],
  ['days of what few ask for', { unit: 'day', groupBy: ['usageType'] }, 'daily DIMENSION usageType'],
  ['a tag', { groupBy: [{ tag: 'env' }] }, 'tagDaily TAG'],
  ['a tag with more', { groupBy: [{ tag: 'env' }, 'product'] }, 'rows TAG product'],
  ['two tags', { groupBy: [{ tag: 'env' }, { tag: 'team' }] }, 'rows TAGS'],
  ['single resources', { groupBy: ['resource'] }, 'rows DIMENSION resource'],
  ['counted resources', { measures: [{ distinct: 'resource' }] }, 'rows DIMENSION resource'],
  [
    'a filter of resources',
    { filters: [{ dimension: 'resource', values: ['r-1'] }] },
    'rows FILTER resource',
  ],
  ['commitments', { groupBy: ['term'], filters: [USED] }, 'commitmentDaily DIMENSION term'],
  ['on-demand cost without a filter', { measures: ['coveredOnDemand'] }, 'rows MEASURE on_demand'],
])('a question for %s says which table answered it and why', async (_what, asked, expected) => {
  answered = [];
  await byRollups.cost({ ...PLAIN, ...asked });
  expect(answered.map(saying)).toEqual([expected]);
  expect(answered[0]?.rows).toBeGreaterThan(0);
  expect(answered[0]?.ms).toBeGreaterThan(0);
});

const saying = ({ table, reason: { code, subject } }: Answered) =>
  [table, code, subject].filter((part) => part !== '').join(' ');

test('so do lists, files, bills, keys of tags, and a question that fails; no value of it is told', async () => {
  const filters = [{ dimension: 'region' as const, values: ['a secret value'] }];
  answered = [];
  await byRollups.rows({ ...SCOPE, filters, basis: 'billed', columns: ['cost'] });
  for await (const _chunk of byRollups.streamRows({ ...SCOPE, basis: 'billed', columns: ['cost'] }));
  await byRollups.bill({ ...SCOPE, groupBy: [{ column: 'description' }], measures: ['billed'] });
  await byRollups.bill({ ...SCOPE, groupBy: ['account'], measures: ['billed'] });
  await byRollups.tagKeys({ ...SCOPE, measure: 'billed' });
  await byRollups.tagKeys({ ...SCOPE, measure: 'billed', filters });
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(byRollups.cost(PLAIN, { signal })).rejects.toThrow('gone');
  expect(answered.map(saying)).toEqual([
    'rows LIST',
    'rows EXPORT',
    'rows COLUMN description',
    'monthly MONTHS',
    'tagDaily TAG',
    'rows TAG region',
    'monthly MONTHS',
  ]);
  expect(answered.map(({ shape }) => shape).slice(0, 3)).toEqual([
    'rows by -, where region',
    'file by -, where -',
    'bill by description, where -',
  ]);
  expect(JSON.stringify(answered)).not.toContain('secret');
});
