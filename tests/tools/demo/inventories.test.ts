// The inventories that are made beside the billing files say the same of the commitments as their charges do.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Commitment,
  commitmentInventory,
} from '../../../upstream/domains/optimization/shared/commitment-inventory.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { generateSmall, removeGenerated } from './generated.ts';

let bench: FactsBench;
let charged: Commitment[];
let both: Commitment[];
beforeAll(async () => {
  bench = await openBench();
  const company = await generateSmall({
    from: '2024-03',
    to: '2024-04',
    scale: 0.05,
    vendors: ['aws', 'azr'],
  });
  await bench.load(company.files);
  charged = await inventory();
  const report = await bench.load(company.inventories);
  expect(report.files.map(({ rowsRejected, unchanged }) => [rowsRejected, unchanged])).toEqual(
    company.inventories.map(() => [0, false]),
  );
  // The same seed, the same bytes, whatever months are written.
  const other = await generateSmall({ from: '2024-12', scale: 0.05, vendors: ['aws', 'azr'] });
  const textsOf = (paths: readonly string[]) =>
    paths.map((path) => [basename(path), readFileSync(path, 'utf8')]);
  expect(textsOf(other.inventories)).toEqual(textsOf(company.inventories));
  both = await inventory();
});
afterAll(async () => {
  await bench.close();
  removeGenerated();
});

function inventory(): Promise<Commitment[]> {
  const { facts, documents } = bench;
  return commitmentInventory({ facts, documents, companyId: 'acme', vendors: ['aws', 'azr'] });
}

test('all that was charged is told, with the same dates, option and prices', () => {
  expect(charged.length).toBeGreaterThan(12);
  const told = new Map(both.map((each) => [each.id, each]));
  for (const commitment of charged) {
    const known = told.get(commitment.id);
    if (commitment.type === 'Savings plan') continue;
    expect(known?.source, commitment.id).toBe('BOTH');
    expect(known?.startsAt?.slice(0, 10)).toBe((commitment.startsAt ?? known?.startsAt)?.slice(0, 10));
    expect(known?.endsAt?.slice(0, 10)).toBe((commitment.endsAt ?? known?.endsAt)?.slice(0, 10));
    if (commitment.vendor !== 'aws') continue;
    expect(known?.paymentOption).toBe(commitment.paymentOption);
    if (commitment.upfrontCost !== null) expect(known?.upfrontCost).toBeCloseTo(commitment.upfrontCost, 6);
    if (commitment.hourlyCommitment !== null)
      expect(known?.hourlyCommitment).toBeCloseTo(commitment.hourlyCommitment, 6);
    if (commitment.recurringHourly !== null)
      expect(known?.recurringHourly).toBeCloseTo(commitment.recurringHourly, 6);
  }
});

test('some ended, one waits for its day, and two were returned: no charge tells of them', () => {
  const never = both.filter(({ source }) => source === 'INVENTORY');
  const states = never.filter(({ vendor, firstChargeDay }) => vendor === 'aws' && firstChargeDay === null);
  expect(states.map(({ state }) => state).sort()).toEqual(
    expect.arrayContaining(['queued', 'retired', 'returned']),
  );
  expect(never.filter(({ vendor, state }) => vendor === 'azr' && state === 'returned').length).toBe(1);
  const ended = never.find(({ state }) => state === 'retired');
  expect(ended?.endsAt && ended.endsAt < '2024-12-17').toBe(true);
});

test('machines of Azure have their group, where Microsoft publishes one', () => {
  const groups = both.filter(({ vendor, type }) => vendor === 'azr' && type === 'Reservation');
  expect(new Set(groups.map(({ flexibilityGroup }) => flexibilityGroup))).toEqual(
    new Set(['Dsv5 Series', 'Esv5 Series', 'Ddsv4 Series', null]),
  );
});

test("only Azure's own list has the scope of its reservations", () => {
  const ofAzure = both.filter(
    ({ vendor, source, type }) => vendor === 'azr' && source === 'BOTH' && type === 'Reservation',
  );
  expect(ofAzure.length).toBeGreaterThan(1);
  expect(charged.every(({ offeringScope }) => offeringScope === null)).toBe(true);
  expect(new Set(ofAzure.map(({ offeringScope }) => offeringScope))).toEqual(new Set(['Single', 'Shared']));
});
