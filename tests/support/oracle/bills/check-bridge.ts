// Holds the way from a bill to Cost Analytics against raw rows: both ends, every line, and that nothing is left over.
import { Big } from 'big.js';
import { expect } from 'vitest';
import { lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { bridgeLine } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { BridgeReply } from '../../../../upstream/contract/billing/cost-bridge.ts';
import type { Billing } from '../../../../upstream/domains/billing/billing-scope.ts';
import { costBridgeOf } from '../../../../upstream/domains/billing/bridge/cost-bridge.ts';
import { shownBridge } from '../../../../web/pages/billing/bridge/shown-bridge.ts';
import { billingMonthOf } from '../raw/raw-bills.ts';
import { chargeOf } from '../raw/raw-fields.ts';
import { costsOf, type RawRecord, type RawRow } from '../raw/raw-focus.ts';

interface CheckedBridge {
  /** First day of the month. */
  month: string;
  /** All rows of the vendor, of any month. */
  rows: readonly RawRecord[];
  /** Whether the publisher rounded the effective cost of a row, so that the loader takes its billed cost. */
  isRounded?: (row: RawRow) => boolean;
  /** Total of the bill in a currency, by the rows and what was agreed on. */
  billOf: (currency: string) => Big;
}

/** By which lines the bridges differ, so that a test can say that it saw all kinds. */
export async function checkBridge(
  billing: Billing,
  { month, rows, isRounded = () => false, billOf }: CheckedBridge,
): Promise<Set<string>> {
  const seen = new Set<string>();
  const [first, last] = [month, lastOfMonth(month)];
  const charges = rows
    .filter((row) => billingMonthOf(row) === month || isWithin(row, first, last))
    .map((record) => {
      const row = record as RawRow;
      const costIn = (basis: 'billed' | 'effective') =>
        costsOf(row, basis, isRounded(row))
          .filter(([day]) => day >= first && day <= last)
          .reduce((sum, [, cost]) => sum.plus(cost), new Big(0));
      return { ...chargeOf(record), in: { billed: costIn('billed'), effective: costIn('effective') } };
    });
  type Charge = (typeof charges)[number];
  const sum = (of: readonly Charge[], cost: (charge: Charge) => Big) =>
    of.reduce((total, charge) => total.plus(cost(charge)), new Big(0));
  for (const basis of ['billed', 'effective'] as const) {
    const reply = await costBridgeOf(billing, month, { basis, mayReadMargin: true });
    expect(reply.notExplained, `${billing.vendor} ${month} ${basis}`).toBe(0);
    for (const bridge of reply.bridges) {
      const { invoiceCurrency: currency, lines, totalCharge, cost, conversions } = bridge;
      const name = `${billing.vendor} ${month} ${basis} ${currency}`;
      const own = charges.filter(({ record }) => record.BillingCurrency === currency);
      expect(totalCharge, name).toBeCloseTo(billOf(currency).toNumber(), 6);
      expect(cost, name).toBeCloseTo(sum(own, (charge) => charge.in[basis]).toNumber(), 6);
      const off = own.filter(({ record }) => billingMonthOf(record) === month);
      const isOnBill = new Set(off);
      const expected: Record<string, Big> = {
        otherMonths: sum(off, (each) => each.in.billed.minus(each.record.BilledCost || 0)),
        otherBills: sum(
          own.filter((each) => !isOnBill.has(each)),
          (each) => each.in.billed,
        ),
      };
      for (const { line, amount, months } of lines) {
        seen.add(line);
        expect(line, name).not.toBe('notExplained');
        const { source, chargeTypes } = bridgeLine(line);
        if (source === 'contract') continue;
        const types: readonly string[] = chargeTypes;
        const told =
          expected[line] ??
          sum(
            own.filter(({ fields }) => types.includes(fields.chargeType ?? '')),
            (each) => each.in.effective.minus(each.in.billed),
          );
        expect(amount, `${name} ${line}`).toBeCloseTo(told.toNumber(), 6);
        if (source === 'months') expect(sumMoney(months.map((each) => each.amount))).toBeCloseTo(amount, 9);
      }
      expect(sumMoney([totalCharge, ...lines.map(({ amount }) => amount)]), name).toBeCloseTo(cost, 6);
      if (conversions.length > 0)
        expect(sumMoney(conversions.map((each) => each.cost)), name).toBeCloseTo(cost, 6);
      checkConverted(bridge, reply.currency, name);
      // As the screen shows it.
      const rounding = roundingOf(currency, [billing.vendor]);
      const withParts = lines.map((line) => ({ ...line, parts: line.months }));
      const shown = shownBridge({ total: totalCharge, lines: withParts, cost }, rounding);
      expect(sumMoney([shown.total, ...shown.lines.map(({ amount }) => amount)]), name).toBe(shown.cost);
      expect(shown.cost).toBe(roundedAmount(cost, rounding));
    }
    const told = sumMoney(reply.bridges.map(({ convertedCost }) => convertedCost));
    expect(told, `${billing.vendor} ${month} ${basis}`).toBeCloseTo(reply.totalCost, 6);
  }
  return seen;
}

/** The same in the currency of Cost Analytics: it adds up, and by the one rate but for a line of other rates. */
function checkConverted(bridge: BridgeReply, currency: string, name: string): void {
  const { shown, totalCharge, lines, convertedCost } = bridge;
  if (shown === null) throw new Error(`${name}: no rate`);
  const rate = shown.rate?.rate ?? 1;
  expect(shown.rate === null, name).toBe(bridge.invoiceCurrency === currency);
  expect(shown.totalCharge, name).toBeCloseTo(totalCharge * rate, 6);
  expect(sumMoney([shown.totalCharge, ...shown.lines.map(({ amount }) => amount)]), name).toBeCloseTo(
    convertedCost,
    5,
  );
  const own = shown.lines.filter(({ line }) => bridgeLine(line).source !== 'rates');
  expect(own.map(({ line }) => line)).toEqual(lines.map(({ line }) => line));
  for (const [place, { amount }] of own.entries())
    expect(amount, name).toBeCloseTo((lines[place]?.amount ?? 0) * rate, 6);
}

/** Has the charge any of the days? */
function isWithin(
  { ChargePeriodStart = '', ChargePeriodEnd = '' }: RawRecord,
  first: string,
  last: string,
): boolean {
  return ChargePeriodStart.slice(0, 10) <= last && ChargePeriodEnd.slice(0, 10) >= first;
}
