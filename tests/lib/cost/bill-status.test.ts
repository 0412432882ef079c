import { describe, expect, test } from 'vitest';
import { type BillStateFacts, billStatusOf, dayOfNextMonth } from '../../../lib/cost/bill-status.ts';

const MAY: BillStateFacts = {
  month: '2024-05-01',
  today: '2024-05-20',
  loadedAt: '2026-01-01T00:00:00.000Z',
  isInvoiced: false,
  confirmation: null,
};
const status = (more: Partial<BillStateFacts>) => {
  const { status: state, reason, nextDate } = billStatusOf({ ...MAY, ...more });
  return [state, reason, nextDate];
};

describe('B-05 how final a bill is', () => {
  test.each([
    ['2024-05-01', 'estimated', 'month_not_ended', '2024-06-06'],
    ['2024-05-31', 'estimated', 'month_not_ended', '2024-06-06'],
    ['2024-06-01', 'estimated', 'before_invoice_day', '2024-06-06'],
    ['2024-06-05', 'estimated', 'before_invoice_day', '2024-06-06'],
    ['2024-06-06', 'unconfirmed', 'before_confirmation_day', '2024-06-11'],
    ['2024-06-10', 'unconfirmed', 'before_confirmation_day', '2024-06-11'],
    ['2024-06-11', 'confirmed', 'confirmation_day_passed', null],
    ['2025-01-01', 'confirmed', 'confirmation_day_passed', null],
  ])('of May 2024 on %s is %s', (today, state, reason, nextDate) => {
    expect(status({ today })).toEqual([state, reason, nextDate]);
  });

  test('an invoice for every charge confirms it, but never before the month has ended', () => {
    expect(status({ isInvoiced: true })).toEqual(['estimated', 'month_not_ended', '2024-06-06']);
    expect(status({ isInvoiced: true, today: '2024-06-01' })).toEqual(['confirmed', 'invoiced', null]);
  });

  test('a person confirms it before the 11th', () => {
    const confirmation = { at: '2024-06-07T09:00:00Z', by: 'Finn' };
    expect(billStatusOf({ ...MAY, today: '2024-06-08', confirmation })).toEqual({
      status: 'confirmed',
      reason: 'confirmed_by_person',
      nextDate: null,
      confirmedAt: '2024-06-07T09:00:00Z',
      confirmedBy: 'Finn',
    });
    expect(status({ confirmation })).toEqual(['estimated', 'month_not_ended', '2024-06-06']);
  });

  test('the vendor has the last word on an ended month, but for a person', () => {
    const [today, updatedAt] = ['2024-06-20', '2024-06-10T00:00:00Z'];
    const open = { isOpen: true, updatedAt };
    const closed = { isOpen: false, updatedAt };
    expect(status({ today, period: open })).toEqual(['estimated', 'period_open', null]);
    expect(status({ today, period: open, isInvoiced: true })[1]).toBe('period_open');
    expect(status({ today: '2024-06-02', period: closed })).toEqual(['confirmed', 'period_closed', null]);
    expect(status({ today, period: closed, loadedAt: '2024-06-09T00:00:00Z' })).toEqual([
      'unconfirmed',
      'loaded_before_close',
      null,
    ]);
    const confirmed = (at: string) => ({ today, period: open, confirmation: { at, by: 'Finn' } });
    expect(status(confirmed('2024-06-11T00:00:00Z'))[1]).toBe('confirmed_by_person');
    // Opened again after it.
    expect(status(confirmed('2024-06-09T00:00:00Z'))[1]).toBe('period_open');
    expect(status({ period: closed })[1]).toBe('month_not_ended');
  });

  test('data from before the 6th stay estimated until others are loaded', () => {
    const loadedAt = '2024-06-05T23:59:59.000Z';
    expect(status({ today: '2024-06-20', loadedAt })).toEqual([
      'estimated',
      'loaded_before_invoice_day',
      null,
    ]);
    expect(status({ today: '2024-06-20', loadedAt: '2024-06-06T00:00:00.000Z' })[0]).toBe('confirmed');
    expect(status({ today: '2024-06-20', loadedAt: null })[0]).toBe('confirmed');
  });

  test('December is followed by January', () => {
    expect(dayOfNextMonth('2024-12-01', 6)).toBe('2025-01-06');
    expect(dayOfNextMonth('2024-01-01', 11)).toBe('2024-02-11');
  });
});
