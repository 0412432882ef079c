import { describe, expect, it } from 'vitest';
import {
  type ReservationUse,
  reservationUse,
  reservationUtilizationOf,
  summedUse,
} from '../../../lib/commitments/reservation-use.ts';

const USE: ReservationUse = {
  used: 30,
  unused: 10,
  onDemand: 60,
  usedQuantity: 90,
  unusedQuantity: 10,
  unit: 'Normalized Hours',
};
const UNMEASURED = { usedQuantity: null, unusedQuantity: null, unit: null };

describe('one reservation', () => {
  it('is used by quantity where the data have it, and its money is told beside it', () => {
    expect(reservationUtilizationOf(USE)).toMatchObject({
      utilization: 90,
      utilizationForm: 'QUANTITY',
      usePaymentUtil: 75,
      totalPayment: 40,
      netSavings: 20,
    });
  });

  it('is used by cost without quantities, and says so', () => {
    const use = reservationUse({ ...USE, usedQuantity: null });
    expect(use).toMatchObject(UNMEASURED);
    expect(reservationUtilizationOf(use)).toMatchObject({ utilization: 75, utilizationForm: 'COST' });
  });

  it('has no savings rate without use, and a loss that is shown', () => {
    const idle = { ...USE, used: 0, onDemand: 0, usedQuantity: null };
    expect(reservationUtilizationOf(reservationUse(idle))).toMatchObject({
      utilization: 0,
      utilizationForm: 'QUANTITY',
      netSavingsUtil: null,
      netSavings: -10,
    });
  });

  it('has no utilization where nothing was charged', () => {
    expect(reservationUtilizationOf(summedUse([]))).toMatchObject({
      utilization: null,
      utilizationForm: null,
      netSavingsUtil: null,
    });
  });
});

describe('several together', () => {
  it('sum their quantities in one unit', () => {
    const sum = summedUse([USE, { ...USE, usedQuantity: 10, unusedQuantity: 90 }]);
    expect(reservationUtilizationOf(sum)).toMatchObject({ utilization: 50, quantityUnit: USE.unit });
  });

  it.each([
    ['another unit', { ...USE, unit: 'Hours' }],
    ['no quantity', { ...USE, ...UNMEASURED }],
  ])('are told by cost when one of them has %s', (_, other) => {
    const sum = summedUse([USE, other]);
    expect(sum).toMatchObject({ ...UNMEASURED, used: 60, unused: 20 });
    expect(reservationUtilizationOf(sum).utilizationForm).toBe('COST');
  });

  it('are not hindered by one that was not charged', () => {
    const none = { used: 0, unused: 0, onDemand: 0, ...UNMEASURED };
    expect(summedUse([USE, none])).toEqual(USE);
  });
});
