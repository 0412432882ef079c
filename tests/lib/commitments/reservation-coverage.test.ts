import { expect, it } from 'vitest';
import { type MachineTime, reservationCoverageOf } from '../../../lib/commitments/reservation-coverage.ts';

const TIMES: MachineTime[] = [
  { by: 'reserved', cost: 10, hours: 20, units: 80 },
  { by: 'onDemand', cost: 30, hours: 80, units: 20 },
  { by: 'savingsPlans', cost: 5, hours: 100, units: 100 },
];

it('is by usage, in hours and in units, with and without plans', () => {
  const { hours, units, totalCost } = reservationCoverageOf(TIMES);
  expect(totalCost).toBe(45);
  expect([hours.coverage, hours.coverageWithPlans]).toEqual([20, 60]);
  expect([units.coverage, units.coverageWithPlans]).toEqual([80, 90]);
});

it('is not known where one part has no usage', () => {
  const { hours, units } = reservationCoverageOf([
    ...TIMES,
    { by: 'onDemand', cost: 1, hours: 5, units: null },
  ]);
  expect(hours.coverage).toBeCloseTo((100 * 20) / 105, 9);
  expect([units.coverage, units.onDemand, units.reserved]).toEqual([null, null, 80]);
});

it('is nothing without machine time', () => {
  expect(reservationCoverageOf([]).hours).toMatchObject({ total: 0, coverage: null });
});
