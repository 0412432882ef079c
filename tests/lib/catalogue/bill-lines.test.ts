// The table of bill lines: the graph names the same ones, each table adds up by its columns, and rules of vendors hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type BillTable, columnsOf } from '../../../lib/catalogue/bill-columns.ts';
import {
  BILL_LINE_IDS,
  BILL_LINES,
  type BillAmounts,
  CONTRACT_LINES,
  hasLine,
  isLineShown,
  linesIn,
} from '../../../lib/catalogue/bill-lines.ts';
import { VENDOR_CODES } from '../../../lib/catalogue/vendors.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'schema.graphql'), 'utf8'),
);

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is no enumeration of the graph`);
  return type
    .getValues()
    .map((value) => value.name)
    .sort();
}

it.each([
  ['BillLineKind', BILL_LINES.map(({ kind }) => kind)],
  ['BillLineGroup', BILL_LINES.map(({ group }) => group)],
  ['BillLineSign', BILL_LINES.map(({ sign }) => sign)],
])('the graph has %s as the table does', (name, words) => {
  expect(valuesOf(name)).toEqual([...new Set<string>(words)].sort());
});

/** A different amount for each line; the sums are right. */
function someAmounts(): BillAmounts {
  const amounts = Object.fromEntries(BILL_LINE_IDS.map((id, place) => [id, 2 ** place])) as BillAmounts;
  const sum = (ids: readonly (typeof BILL_LINE_IDS)[number][]) =>
    ids.reduce((total, id) => total + amounts[id], 0);
  amounts.cloudCost = sum(linesIn('LIST_COST', 'VENDOR_DISCOUNTS'));
  amounts.totalCharge = sum(linesIn('CLOUD_COST', 'ADJUSTMENTS', 'TAX'));
  return amounts;
}

describe('the columns', () => {
  const totalOf = (table: BillTable, before: string) => {
    const columns = columnsOf(table).filter(({ format }) => format === 'money');
    return columns
      .slice(
        0,
        columns.findIndex(({ id }) => id === before),
      )
      .filter(({ isSum }) => !isSum)
      .reduce((sum, { figureOf }) => sum + (figureOf(someAmounts()) ?? 0), 0);
  };

  it.each(['screen', 'pdf', 'file'] as const)(
    'of the %s add up to the cloud cost and to the total',
    (table) => {
      const { cloudCost, totalCharge } = someAmounts();
      expect(totalOf(table, 'cloudCost')).toBe(cloudCost);
      expect(totalOf(table, 'totalCharge')).toBe(totalCharge);
    },
  );

  it('of files have every line once, in the order of a bill', () => {
    const ids = columnsOf('file').filter(({ format }) => format === 'money');
    expect(ids.map(({ id }) => id)).toEqual(BILL_LINE_IDS);
  });
});

describe('the lines', () => {
  it('of CloudFront are one up to 2022-03 and two from then on, of AWS alone', () => {
    const linesAt = (month: string) =>
      linesIn('VENDOR_DISCOUNTS').filter((id) => hasLine(id, 'aws', month) && !hasLine(id, 'gcp', month));
    expect(linesAt('2022-03-01')).toEqual(['cloudFrontDiscount']);
    expect(linesAt('2022-04-01')).toEqual(['cloudFrontDtoDiscount', 'cloudFrontReqDiscount']);
  });

  it('of Ncloud take its discount in place of that on on-demand usage', () => {
    const vendorsOf = (id: 'ncpDiscount' | 'onDemandDiscount') =>
      VENDOR_CODES.filter((vendor) => hasLine(id, vendor, '2024-05-01'));
    expect(vendorsOf('ncpDiscount')).toEqual(['ncp']);
    expect(vendorsOf('onDemandDiscount')).toEqual(VENDOR_CODES.filter((vendor) => vendor !== 'ncp'));
  });

  it('that a contract may change are these', () => {
    expect(CONTRACT_LINES).toEqual(['salesDiscount', 'supportFee', 'vat']);
  });

  it('of nothing are left out, but sums and what has parts', () => {
    expect(BILL_LINE_IDS.filter((id) => isLineShown(id, 0, 0))).toEqual(['cloudCost', 'totalCharge']);
    expect([isLineShown('credit', 0, 2), isLineShown('credit', -1, 0)]).toEqual([true, true]);
  });
});
