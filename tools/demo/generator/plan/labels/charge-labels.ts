// Labels of charges beside usage: credits that end or have a part of a month only, and the fees that come with a commitment.
import { Big } from 'big.js';
import { firstDayOf, monthNumber, monthOf } from '../../days.ts';
import { commitmentFees, type ExtraCharge, otherCharges } from '../../month/extra-charges.ts';
import { OWN_TAX, SUBSCRIPTIONS } from '../../month/subscriptions.ts';
import { END_DAY, LAST_MONTH } from '../../shape.ts';
import type { DemoEvent } from '../events.ts';
import type { VendorPlan } from '../plan.ts';
import { type EventLabel, placeOf, texts } from './event-label.ts';

export function chargeLabels(plan: VendorPlan): EventLabel[] {
  const ended = plan.events.filter(({ script }) => script.effect === 'credit');
  return [
    ...ended.flatMap((event) => endedCredits(plan, event)),
    ...partialCredits(plan),
    ...feeLabels(plan),
    ...subscriptionLabels(plan),
    ...taxLabels(plan),
  ];
}

function creditsIn(plan: VendorPlan, month: number): ExtraCharge[] {
  return otherCharges({ ...plan, month }).filter(({ category }) => category === 'Credit');
}

/** What the credit paid on its last day is missing from then on. */
function endedCredits(plan: VendorPlan, { script, start }: DemoEvent): EventLabel[] {
  const last = creditsIn(plan, monthOf(start - 1)).filter((credit) => credit.first_day === start - 1);
  return last.map((credit) => ({
    ...chargeLabel(plan, credit, {
      day: start,
      days: END_DAY - start,
      amount: new Big(0).minus(credit.billed),
    }),
    ...{ id: script.id, type: script.type, kind: 'CREDIT', cause: script.cause, alert: script.alert },
  }));
}

/** The last month is not over: its credit is smaller, and that is no news. */
function partialCredits(plan: VendorPlan): EventLabel[] {
  const before = creditsIn(plan, LAST_MONTH - 1);
  const isMonthly = (credit: ExtraCharge) => credit.first_day === firstDayOf(LAST_MONTH);
  return creditsIn(plan, LAST_MONTH)
    .filter(isMonthly)
    .flatMap((credit, place) => {
      const whole = before.find(({ description }) => description === credit.description);
      if (!whole) return [];
      const amount = new Big(credit.billed).minus(whole.billed);
      return [
        {
          ...chargeLabel(plan, credit, { day: credit.first_day, days: 1, amount }),
          ...{
            id: `credit-part-${plan.vendor}-${place + 1}`,
            type: 'partial credit',
            kind: 'CREDIT' as const,
          },
          ...{ cause: 'the last month is not over', alert: 'must not' as const },
        },
      ];
    });
}

/** What is billed for a commitment on its first day. */
function feeLabels(plan: VendorPlan): EventLabel[] {
  return plan.commitments
    .filter(({ firstDay }) => firstDay < END_DAY)
    .flatMap((commitment) =>
      commitmentFees([commitment], monthOf(commitment.firstDay))
        .filter((fee) => fee.first_day === commitment.firstDay)
        .map((fee) => ({
          ...chargeLabel(plan, fee, { day: fee.first_day, days: 1, amount: new Big(fee.billed) }),
          ...{ id: `begin-${commitment.name}`, type: 'commitment fee', kind: 'FEE' as const },
          ...{ cause: fee.description, alert: 'must not' as const },
        })),
    );
}

/** A subscription that begins is charged from then on, and one that ends is missing. */
function subscriptionLabels(plan: VendorPlan): EventLabel[] {
  return SUBSCRIPTIONS.filter(({ vendor }) => vendor === plan.vendor).flatMap(({ service, from, until }) => {
    const fee = (month: number) =>
      otherCharges({ ...plan, month }).find((charge) => charge.service === service);
    const common = { kind: 'FEE', alert: 'must' } as const;
    const id = `subscription-${service.toLowerCase().replaceAll(' ', '-')}`;
    const first = from === undefined ? undefined : fee(monthNumber(from));
    const last = until === undefined ? undefined : fee(monthNumber(until) - 1);
    const labels: EventLabel[] = [];
    if (first)
      labels.push({
        ...chargeLabel(plan, first, {
          day: first.first_day,
          days: (last?.end_day ?? END_DAY) - first.first_day,
          amount: new Big(first.billed),
        }),
        ...{ ...common, id, type: 'subscription begins', cause: `${service} was subscribed to` },
      });
    if (last)
      labels.push({
        ...chargeLabel(plan, last, {
          day: last.end_day,
          days: END_DAY - last.end_day,
          amount: new Big(0).minus(last.billed),
        }),
        ...{ ...common, id: `${id}-end`, type: 'subscription ends', cause: `${service} was cancelled` },
      });
    return labels;
  });
}

function taxLabels(plan: VendorPlan): EventLabel[] {
  const month = monthNumber(OWN_TAX.month);
  const taxes = otherCharges({ ...plan, month }).filter(({ category }) => category === 'Tax');
  return taxes.map((tax) => ({
    ...chargeLabel(plan, tax, { day: tax.first_day, days: 1, amount: new Big(tax.billed) }),
    ...{ id: 'tax-1', type: 'own tax', kind: 'TAX' as const, alert: 'must' as const },
    cause: 'a tax that is no part of an invoice was charged once',
  }));
}

function chargeLabel(
  plan: VendorPlan,
  charge: ExtraCharge,
  { day, days, amount }: { day: number; days: number; amount: Big },
) {
  const account = plan.accounts[charge.account];
  if (!account) throw new RangeError(`a charge of no account: ${charge.description}`);
  const sku = plan.commitments.find(({ index }) => index === charge.commitment)?.sku;
  const cell = {
    ...{ account, service: charge.service, region: sku?.regionId ?? sku?.regionName ?? '', isUnused: false },
    usageType: sku?.meter ?? charge.description,
    operation: plan.vendor === 'aws' ? (sku?.operation ?? '') : '',
  };
  const each = amount.toNumber();
  // A fee is paid once and is no cost of a day; a credit is both.
  const effective = charge.category === 'Credit' ? each : 0;
  return {
    ...placeOf(plan, cell, { day, days, factor: 1 }),
    direction: amount.gt(0) ? ('UP' as const) : ('DOWN' as const),
    perDay: texts({ contracted: each, effective, billed: each }),
  };
}
