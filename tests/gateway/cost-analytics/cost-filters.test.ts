// What filters keep, against the raw files row by row (C-05). The gate asks each condition of each field on one of the
// bases by turns, a deep run on both.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { askCost, expectItems } from '../../support/oracle/cost-answers.ts';
import { BASES, CODES, type Company, FIELDS, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import {
  addedItems,
  type Basis,
  costsWithin,
  type RawField,
  rawItems,
  rawValue,
} from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { isDeep } from '../../support/runner/depth.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
const charges = {} as Record<Company, readonly RawCharge[]>;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  charges.sunflower = await rawCharges('sunflower');
  charges.workshop = await rawCharges('workshop');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const rangeOf = (company: Company) => ({ frame: 'CUSTOM', ...RANGES[company] });

/** The charges of each value, the empty one too; null are those of other vendors, which no filter leaves out. */
function byValue(company: Company, vendor: string, by: RawField): Map<string | null, RawCharge[]> {
  const parts = new Map<string | null, RawCharge[]>();
  for (const charge of charges[company]) {
    const value = charge.vendor === CODES[vendor] ? rawValue(charge, by) : null;
    const part = parts.get(value) ?? [];
    parts.set(value, part);
    part.push(charge);
  }
  return parts;
}

/** The values that most charges of the range have, the empty one too. */
function commonValues(company: Company, parts: ReadonlyMap<string | null, RawCharge[]>): string[] {
  const isWithin = (charge: RawCharge) => costsWithin(charge, 'BILLED', RANGES[company]).length > 0;
  return [...parts]
    .flatMap(([value, own]) => (value === null ? [] : [{ value, count: own.filter(isWithin).length }]))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ value }) => value);
}

describe.each(['sunflower', 'workshop'] as const)('C-05 in %s a filter on', (company) => {
  beforeAll(() => openCompany(upstream.dataDir, company));

  test.each(FIELDS.filter(([, , home]) => home === company))(
    '%s',
    async (field, by, _home, vendor, tagKey) => {
      const parts = byValue(company, vendor, by);
      const values = commonValues(company, parts);
      const named = values.filter((value) => value !== '');
      const chosen = [values[0] ?? '', ...named].slice(0, 3);
      const part = (named[0] ?? 'nothing').slice(1, 5).toUpperCase();
      const isChosen = (value: string) => chosen.includes(value);
      const folded = (text: string) => text.toUpperCase().replaceAll(/[ -]/g, '');
      // As somebody else writes it: other letters, other blanks, other dashes.
      const asWritten = (text: string) => [...folded(text)].join('- ');
      const holds = (value: string) => folded(value).includes(folded(part));
      const start = (named[0] ?? 'nothing').slice(0, 4);
      const starts = (value: string) => folded(value).startsWith(folded(start));
      const conditions: [object, (value: string) => boolean][] = [
        [{ values: chosen }, isChosen],
        [{ values: chosen, isExcluding: true }, (value) => !isChosen(value)],
        [{ contains: part }, holds],
        [{ contains: asWritten(part), isExcluding: true }, (value) => !holds(value)],
        [{ startsWith: asWritten(start) }, starts],
        [{ startsWith: start, isExcluding: true }, (value) => !starts(value)],
        [{ values: [''] }, (value) => value === ''],
      ];
      // Conditions only differ in the values that they keep: the charges of each are summed once.
      const itemsOf = (basis: Basis) =>
        new Map(
          [...parts].map(([value, own]) => [
            value,
            rawItems(own, [{ field: 'product' }], { basis, range: RANGES[company] }),
          ]),
        );
      const items = { BILLED: itemsOf('BILLED'), EFFECTIVE: itemsOf('EFFECTIVE') };
      for (const [place, [condition, keeps]] of conditions.entries()) {
        const turn = place + FIELDS.findIndex(([name]) => name === field);
        for (const basis of isDeep ? BASES : BASES.slice(turn % 2).slice(0, 1)) {
          const filters = [{ vendor, conditions: [{ field, ...condition, ...(tagKey && { tagKey }) }] }];
          const question = {
            basis,
            filters,
            unit: 'MONTH',
            range: rangeOf(company),
            vendors: VENDORS[company],
          };
          const kept = [...items[basis]].filter(([value]) => value === null || keeps(value));
          expectItems(await askCost(gateway, question), addedItems(kept.map(([, each]) => each)));
        }
      }
    },
  );
});
