// What filters keep, against the raw files row by row (C-05).
import { afterAll, beforeAll, describe, test } from 'vitest';
import { askCost, expectItems } from '../../support/oracle/cost-answers.ts';
import { BASES, CODES, type Company, FIELDS, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { costsWithin, type RawField, rawItems, rawValue } from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

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

/** The values that most charges of the range have, the empty one too. */
function commonValues(company: Company, vendor: string, by: RawField): string[] {
  const counts = new Map<string, number>();
  for (const charge of charges[company]) {
    if (charge.vendor !== CODES[vendor]) continue;
    if (costsWithin(charge, 'BILLED', RANGES[company]).length === 0) continue;
    const value = rawValue(charge, by);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}

describe.each(['sunflower', 'workshop'] as const)('C-05 in %s a filter on', (company) => {
  beforeAll(() => openCompany(upstream.dataDir, company));

  test.each(FIELDS.filter(([, , home]) => home === company))(
    '%s',
    async (field, by, _home, vendor, tagKey) => {
      const values = commonValues(company, vendor, by);
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
      for (const [condition, keeps] of conditions) {
        for (const basis of BASES) {
          const filters = [{ vendor, conditions: [{ field, ...condition, ...(tagKey && { tagKey }) }] }];
          const question = {
            basis,
            filters,
            unit: 'MONTH',
            range: rangeOf(company),
            vendors: VENDORS[company],
          };
          const kept = charges[company].filter(
            (charge) => charge.vendor !== CODES[vendor] || keeps(rawValue(charge, by)),
          );
          const expected = rawItems(kept, [{ field: 'product' }], { basis, range: RANGES[company] });
          expectItems(await askCost(gateway, question), expected);
        }
      }
    },
  );
});
