// Every widget on parts of a cost, cost over time, savings and unusual cost, against sums of the raw rows: real
// companies, and months of the generated one with all its vendors and currencies (D-08, D-10 to D-13). The gate takes
// each kind of frame, a deep run all frames.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vendor } from '../../../web/components/vendors/vendors.ts';
import { figureFaults, TYPES_WITH_OWN_FIGURE } from '../../support/oracle/drills/figure-drills.ts';
import { drillFaults } from '../../support/oracle/drills/widget-drills.ts';
import type { RawCharge } from '../../support/oracle/raw/raw-fields.ts';
import { RawLedger } from '../../support/oracle/raw/raw-ledger.ts';
import type { RawField } from '../../support/oracle/raw/raw-sums.ts';
import {
  inUsd,
  rawComparison,
  rawFrame,
  rawMerged,
  rawParts,
  rawSavings,
  shiftDay,
} from '../../support/oracle/raw/raw-widgets.ts';
import {
  CHANGES,
  type ChangesAnswer,
  changeFaults,
  changeRules,
} from '../../support/oracle/unusual-changes.ts';
import {
  askFields,
  codeOf,
  isClose,
  LINE,
  type LineAnswer,
  lineFaults,
  merged,
  PORTION,
  type PortionAnswer,
  portionFaults,
} from '../../support/oracle/widget-answers.ts';
import {
  BASES,
  COMPARISONS,
  inTurn,
  RATES,
  WIDGET_COMPANIES,
} from '../../support/oracle/widget-companies.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { addSampleAnomaly } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { isDeep } from '../../support/runner/depth.ts';
import { removeGenerated } from '../../tools/demo/generated.ts';

/** How many figures of each type were held against what is behind them, in all companies. */
const held = new Map<string, number>();

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  // What AI found, coarse and fine.
  for (const [sensitivity, startedOn] of [
    ['L', '2024-05-14'],
    ['M', '2024-06-03'],
    ['H', '2024-06-11'],
  ] as const)
    await addSampleAnomaly(upstream.dataDir, { sensitivity, startedOn });
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
  removeGenerated();
});

describe.each(WIDGET_COMPANIES)(
  '$company',
  ({ company, charges: read, vendors, views, spans, steps, gate, set }) => {
    const tested = isDeep ? { spans, steps, comparisons: COMPARISONS } : gate;
    let charges: readonly RawCharge[];
    let ledger: RawLedger;
    let ledgers: Map<string, RawLedger>;
    let today: string;
    let completeThrough: string;
    const listed = `vendors: [${vendors.join(', ')}]`;
    const of = (vendor: string) => charges.filter((charge) => charge.vendor === codeOf(vendor));

    beforeAll(async () => {
      charges = inUsd(await read(upstream.dataDir), RATES);
      ledger = new RawLedger(charges);
      ledgers = new Map(vendors.map((vendor) => [vendor, new RawLedger(charges, [codeOf(vendor)])]));
      await openCompany(upstream.dataDir, company);
      const reply = await gateway.ask<{ viewer: { freshness: Record<string, string> } }>(
        '{ viewer { freshness { today completeThrough } } }',
      );
      ({ today = '', completeThrough = '' } = reply.expectData().viewer.freshness);
    }, 120_000);

    const ask = <Answer>(fields: readonly string[]) => askFields<Answer>(gateway, fields);

    const partsOf = (by: RawField, basis: (typeof BASES)[number], frame: string, own = ledger) =>
      own.items(by, basis, rawFrame(frame, today));

    test.each(tested.spans)('D-12 parts of the cost by every view-by, %s', async (frame) => {
      const questions = inTurn(views, spans, frame);
      const answers = await ask<PortionAnswer>(
        questions.map(
          ({ words, basis }) =>
            `portionBy(${words}, basis: ${basis}, frame: ${frame}, ${listed}) { ${PORTION} }`,
        ),
      );
      const faults = questions.map(({ words, by, basis }, place) => [
        words,
        basis,
        portionFaults(answers[place] as PortionAnswer, rawParts(partsOf(by, basis, frame))),
      ]);
      expect(faults).toEqual(questions.map(({ words, basis }) => [words, basis, []]));
      expect(answers[0]?.range).toEqual(rawFrame(frame, today));
      expect(answers[0]?.items.length).toBeGreaterThan(0);
    });

    test.each(tested.spans)('D-12 products, top five and ten of each vendor, %s', async (frame) => {
      const product = { field: 'product' };
      const questions = vendors.flatMap((vendor) => [5, 10].map((shown) => ({ vendor, shown })));
      const answers = await ask<PortionAnswer>(
        questions.map(
          ({ vendor, shown }) =>
            `productPortion(frame: ${frame}, vendors: [${vendor}], items: { show: TOP_${shown} }) { ${PORTION} }`,
        ),
      );
      const faults = questions.map(({ vendor, shown }, place) =>
        portionFaults(
          answers[place] as PortionAnswer,
          rawParts(partsOf(product, 'BILLED', frame, ledgers.get(vendor))),
          { shown },
        ),
      );
      expect(faults).toEqual(questions.map(() => []));
    });

    test.each(tested.spans)(
      'D-12 all vendors in one: products, regions, categories, groups, %s',
      async (frame) => {
        for (const basis of BASES) {
          const fields = ['PRODUCT', 'REGION', 'SERVICE_CATEGORY'].map(
            (category) =>
              `integratedPortion(category: ${category}, basis: ${basis}, frame: ${frame}, ${listed})`,
          );
          if (set !== null)
            fields.push(
              `serviceGroupPortion(serviceGroupSet: "${set}", basis: ${basis}, frame: ${frame}, ${listed})`,
            );
          const [products, regions, categories, groups] = await ask<PortionAnswer>(
            fields.map((field) => `${field} { ${PORTION} }`),
          );
          const wanted: [PortionAnswer | undefined, RawField, boolean][] = [
            [products, { field: 'product' }, false],
            [regions, { field: 'region' }, false],
            [categories, { field: 'serviceCategory' }, true],
          ];
          if (set !== null) wanted.push([groups, 'pool', true]);
          for (const [answer, by, isMerged] of wanted) {
            const items = partsOf(by, basis, frame);
            const parts = isMerged ? rawMerged(items) : rawParts(items);
            expect(portionFaults(answer as PortionAnswer, parts, { isMerged })).toEqual([]);
            for (const { key, isOthers, byVendor } of answer?.items ?? []) {
              if (!isMerged || isOthers) continue;
              for (const { vendor, amount } of byVendor)
                expect(
                  isClose(amount, items.get(`${codeOf(vendor)}|${key}`)?.total ?? new Big('1e300')),
                ).toBe(true);
            }
          }
        }
      },
    );

    const unitOf = (frame: string) => (frame.includes('WEEK') ? 'WEEK' : 'MONTH');

    test.each(tested.steps)('D-11 cost over time by every view-by, %s', async (frame) => {
      const questions = inTurn(views, steps, frame);
      const answers = await ask<{ axis: { date: string }[]; total: LineAnswer; series: LineAnswer[] }>(
        questions.map(
          ({ words, basis }) => `costOverTime(${words}, basis: ${basis}, frame: ${frame}, ${listed}) {
          axis { date } total { ${LINE} } series { ${LINE} } }`,
        ),
      );
      const range = rawFrame(frame, today);
      const faults = questions.map(({ words, by, basis }, place) => {
        const items = ledger.items(by, basis, range, unitOf(frame));
        const { axis = [], series = [], total } = answers[place] ?? {};
        const isTotal = isClose(total?.total ?? 0, merged([...items.values()]).total);
        return [words, basis, isTotal, lineFaults(series, axis, items, 10)];
      });
      expect(faults).toEqual(questions.map(({ words, basis }) => [words, basis, true, []]));
    });

    test.each(tested.steps)('D-12 vendors side by side, with their items, %s', async (frame) => {
      const range = rawFrame(frame, today);
      for (const basis of BASES) {
        const items = ledger.items({ field: 'product' }, basis, range, unitOf(frame));
        const ofVendor = (code: string) =>
          new Map([...items].filter(([name]) => name.startsWith(`${code}|`)));
        const scope = `basis: ${basis}, frame: ${frame}, ${listed}`;
        const [byVendor] = await ask<{
          axis: { date: string }[];
          total: LineAnswer;
          vendors: { vendor: string; total: LineAnswer; series: LineAnswer[] }[];
        }>([
          `costByVendor(${scope}, items: { show: TOP_5 }) { axis { date } total { ${LINE} }
          vendors { vendor total { ${LINE} } series { ${LINE} } } }`,
        ]);
        const [whole] = await ask<{ axis: { date: string }[]; series: LineAnswer[] }>([
          `vendorCosts(${scope}) { axis { date } series { ${LINE} } }`,
        ]);
        const { axis = [], vendors: shown = [], total } = byVendor ?? {};
        const lines = new Map(
          vendors.map((name) => [codeOf(name), merged([...ofVendor(codeOf(name)).values()])]),
        );
        const named = new Map([...lines].map(([code, line]) => [`${code}|${code}`, line]));
        expect(isClose(total?.total ?? 0, merged([...items.values()]).total)).toBe(true);
        expect(shown.map(({ vendor }) => vendor).sort()).toEqual([...vendors].sort());
        for (const { vendor, series, total: own } of shown) {
          expect(lineFaults(series, axis, ofVendor(codeOf(vendor)), 5)).toEqual([]);
          expect(isClose(own.total, lines.get(codeOf(vendor))?.total ?? new Big('1e300'))).toBe(true);
        }
        expect(lineFaults(whole?.series ?? [], whole?.axis ?? [], named, vendors.length)).toEqual([]);
      }
    });

    test('every widget leads to its total', async () =>
      expect(await drillFaults(gateway, { vendors, views, set })).toEqual([]));

    test.each(TYPES_WITH_OWN_FIGURE)('%s leads to its figures', async (type) => {
      const asked = { gateway, vendors: vendors as Vendor[] };
      const { faults, compared } = await figureFaults(type, asked);
      expect(faults).toEqual([]);
      held.set(type, (held.get(type) ?? 0) + compared);
    });

    test('D-08 savings by their kinds, of each vendor, this month and last', async () => {
      const kinds = 'commitment discounts spot credits total';
      const span = `range { start end } ${kinds} vendors { vendor ${kinds} }`;
      type Span = Record<string, number> & {
        range: { start: string; end: string };
        vendors: (Record<string, number> & { vendor: string })[];
      };
      const [answer] = await ask<{ monthToDate: Span; lastMonth: Span }>([
        `totalSaving(${listed}) { monthToDate { ${span} } lastMonth { ${span} } }`,
      ]);
      const first = `${today.slice(0, 7)}-01`;
      const lastDay = shiftDay(first, -1);
      expect(answer?.monthToDate.range).toEqual({ start: first, end: today });
      expect(answer?.lastMonth.range).toEqual({ start: `${lastDay.slice(0, 7)}-01`, end: lastDay });
      // The generated company has each kind, be it a loss.
      if (company === 'small-meridian')
        for (const kind of kinds.split(' ')) expect(answer?.lastMonth[kind]).not.toBe(0);
      for (const each of [answer?.monthToDate, answer?.lastMonth]) {
        if (!each) throw new Error('there is no span');
        const { vendors: own, range } = each;
        expect(own.map(({ vendor }) => vendor)).toEqual(vendors);
        const wrong = [{ vendor: '', ...each }, ...own].flatMap((savings) => {
          const expected = rawSavings(savings.vendor === '' ? charges : of(savings.vendor), range);
          return Object.entries(expected).flatMap(([kind, sum]) => {
            const actual = savings[kind as keyof typeof savings] as number;
            return isClose(actual, sum) ? [] : [`${savings.vendor} ${kind}: ${actual}, not ${sum}`];
          });
        });
        expect(wrong).toEqual([]);
      }
    });

    test.each(tested.comparisons)('D-13 unusual changes, %s', async (comparison) => {
      const days = rawComparison(comparison, completeThrough);
      const rules = changeRules(views);
      const answers = await ask<ChangesAnswer>(
        rules.map(
          ({ words, basis, scale, threshold }) => `abnormalChanges(comparison: ${comparison}, ${words},
            basis: ${basis}, scale: ${scale}, threshold: ${threshold}, ${listed}) { ${CHANGES} }`,
        ),
      );
      const wrong = rules.flatMap((rule, place) => {
        const answer = answers[place] as ChangesAnswer;
        expect([answer.range, answer.compareRange]).toEqual(days.slice(0, 2));
        return changeFaults(rule, answer, { ledger, days });
      });
      expect(wrong).toEqual([]);
    });
  },
);

test('every type that is no cost of a range had figures to hold', () => {
  expect(TYPES_WITH_OWN_FIGURE.filter((type) => !held.get(type))).toEqual([]);
});
