// Charges beside usage: fees of commitments, credits, marketplace, corrections and adjustments of a month.
import { Big } from 'big.js';
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { DemoAccount } from '../company/accounts.ts';
import type { DemoItem } from '../company/items.ts';
import { levelOf } from '../company/levels.ts';
import { dayNumber, dayText, firstDayOf, monthNumber } from '../days.ts';
import type { DemoCommitment } from '../plan/commitments.ts';
import { CREDIT_END } from '../plan/event-script.ts';
import { drawIndex, drawOne, drawUniform, type Key } from '../random.ts';
import { type DemoSeed, END_DAY, FIRST_MONTH, RATES, VENDOR_SHAPES } from '../shape.ts';
import { OWN_TAX, subscriptionsOf } from './subscriptions.ts';

/** A charge that is planned, not computed from usage. Amounts are exact decimal text. */
export interface ExtraCharge {
  account: number;
  first_day: number;
  /** The first day after it. */
  end_day: number;
  category: 'Purchase' | 'Credit' | 'Adjustment' | 'Usage' | 'Tax';
  class: 'Correction' | null;
  frequency: 'One-Time' | 'Recurring' | 'Usage-Based';
  description: string;
  service: string;
  service_category: string;
  publisher: string | null;
  /** Place of the SKU or of the commitment in the vendor's lists. */
  item: number | null;
  commitment: number | null;
  quantity: string | null;
  committed: string | null;
  list: string;
  billed: string;
  effective: string;
  credit_type: string | null;
  invoice: 'usage' | 'fees' | 'marketplace';
}

const HOURS = 24;

type Blank =
  | 'class'
  | 'publisher'
  | 'item'
  | 'commitment'
  | 'quantity'
  | 'committed'
  | 'credit_type'
  | 'invoice';

const NOTHING: Pick<ExtraCharge, Blank> = {
  class: null,
  publisher: null,
  item: null,
  commitment: null,
  quantity: null,
  committed: null,
  credit_type: null,
  invoice: 'usage',
};

/** Fees of the month: upfront once, reservations by the month, plans by the day. */
export function commitmentFees(commitments: readonly DemoCommitment[], month: number): ExtraCharge[] {
  const [start, end] = [firstDayOf(month), firstDayOf(month + 1)];
  return commitments.flatMap((each) => {
    const recurring = new Big(each.unitFee).minus(each.unitUpfront);
    const from = Math.max(start, each.firstDay);
    const to = Math.min(end, each.endDay);
    const fees: ExtraCharge[] = [];
    if (each.firstDay >= start && each.firstDay < end && each.unitUpfront !== '0') {
      fees.push(fee(each, each.firstDay, each.endDay, 'One-Time', new Big(each.unitUpfront)));
    }
    if (recurring.eq(0) || from >= to) return fees;
    if (each.category === 'Usage') return [...fees, fee(each, from, to, 'Recurring', recurring)];
    for (let day = from; day < Math.min(to, END_DAY); day += 1)
      fees.push(fee(each, day, day + 1, 'Recurring', recurring));
    return fees;
  });
}

function fee(
  each: DemoCommitment,
  from: number,
  to: number,
  frequency: 'One-Time' | 'Recurring',
  unitFee: Big,
): ExtraCharge {
  const hours = (to - from) * HOURS;
  const units = new Big(each.unitsPerHour).times(hours);
  const billed = units.times(unitFee).toFixed();
  const what = each.instanceType ?? each.type;
  const kind = frequency === 'One-Time' ? 'Upfront fee' : 'Fee';
  return {
    ...NOTHING,
    account: each.owner.index,
    first_day: from,
    end_day: to,
    category: 'Purchase',
    frequency,
    description: `${kind} of ${what}, ${each.months / 12} year ${each.payment}`,
    service: each.sku.service,
    service_category: each.sku.category,
    commitment: each.index,
    quantity: new Big(each.count).times(hours).toFixed(),
    // Units stand on one row of what was bought: the recurring fee, or the upfront fee where there is no other.
    committed: frequency === 'One-Time' && each.payment === 'Partial Upfront' ? '0' : units.toFixed(),
    list: billed,
    billed,
    effective: '0',
    invoice: 'fees',
  };
}

interface MonthOptions {
  seed: DemoSeed;
  vendor: CloudCode;
  accounts: readonly DemoAccount[];
  items: readonly DemoItem[];
  month: number;
}

export function otherCharges(options: MonthOptions): ExtraCharge[] {
  return [
    ...credits(options),
    ...marketplace(options),
    ...ownTaxes(options),
    ...corrections(options),
    ...adjustments(options),
  ];
}

const AWS_CREDITS = [
  { name: 'Migration Acceleration Program', type: 'Promotion', part: 0.012 },
  { name: 'Enterprise discount program true-up', type: 'Discount', part: 0.006 },
];

function credits({ seed, vendor, accounts, month }: MonthOptions): ExtraCharge[] {
  const [start, end] = [firstDayOf(month), Math.min(firstDayOf(month + 1), END_DAY)];
  const days = end - start;
  const credit = (
    account: DemoAccount,
    from: number,
    to: number,
    name: string,
    type: string,
    usd: number,
  ): ExtraCharge => {
    const amount = money(vendor, account, -usd * levelOf(seed, vendor, account, from));
    return {
      ...NOTHING,
      account: account.index,
      first_day: from,
      end_day: to,
      category: 'Credit',
      frequency: 'One-Time',
      description: name,
      service: 'Credit',
      service_category: 'Other',
      credit_type: type,
      list: amount,
      billed: amount,
      effective: amount,
    };
  };
  const [first, second] = accounts;
  if (!first || !second) return [];
  const dailyOf = (account: DemoAccount) => VENDOR_SHAPES[vendor].dailyBudget * seed.scale * account.share;
  if (vendor === 'aws') {
    return AWS_CREDITS.map(({ name, type, part }) =>
      credit(second, start, start + 1, name, type, days * VENDOR_SHAPES.aws.dailyBudget * seed.scale * part),
    );
  }
  if (vendor === 'oci')
    return [credit(first, start, start + 1, 'Universal credits', 'Provider', days * dailyOf(first) * 0.05)];
  if (vendor !== 'gcp') return [];
  const until = Math.min(end, dayNumber(CREDIT_END));
  return Array.from({ length: Math.max(0, until - start) }, (_, index) =>
    credit(first, start + index, start + index + 1, 'Startup programme', 'PROMOTION', dailyOf(first) * 0.3),
  );
}

function ownTaxes({ seed, vendor, accounts, month }: MonthOptions): ExtraCharge[] {
  const [first] = accounts;
  if (!first || vendor !== OWN_TAX.vendor || month !== monthNumber(OWN_TAX.month)) return [];
  const day = firstDayOf(month);
  const amount = money(vendor, first, OWN_TAX.usd * seed.scale);
  return [
    {
      ...NOTHING,
      account: first.index,
      ...{ first_day: day, end_day: day + 1, category: 'Tax', frequency: 'One-Time' },
      ...{ description: OWN_TAX.description, service: 'Tax', service_category: 'Other' },
      list: amount,
      billed: amount,
      effective: amount,
    },
  ];
}

function marketplace({ seed, vendor, accounts, month }: MonthOptions): ExtraCharge[] {
  const [start, end] = [firstDayOf(month), firstDayOf(month + 1)];
  const [first] = accounts;
  if (!first) return [];
  return subscriptionsOf(vendor, month).map(({ publisher, service, usd }) => {
    const amount = money(vendor, first, usd * seed.scale);
    return {
      ...NOTHING,
      ...{
        account: first.index,
        first_day: start,
        end_day: end,
        category: 'Purchase',
        frequency: 'Recurring',
      },
      ...{
        description: `${service} subscription`,
        service,
        service_category: 'Other',
        publisher,
        quantity: '1',
      },
      list: amount,
      billed: amount,
      effective: amount,
      invoice: 'marketplace',
    };
  });
}

/** Chance of a correction in a month, so that the history has about forty. */
const CORRECTION_CHANCES: Partial<Record<CloudCode, number>> = { aws: 0.6, azr: 0.25, gcp: 0.15, oci: 0.15 };

/** Usage of last month that this month's invoice gives back. */
function corrections({ seed, vendor, items, month }: MonthOptions): ExtraCharge[] {
  const key: Key[] = [seed.seed, seed.company, vendor, month];
  const isDue = drawUniform('correction', ...key) < (CORRECTION_CHANCES[vendor] ?? 0);
  const charged = items.filter(({ firstDay, listPrice }) => firstDay === null && listPrice !== '0');
  if (!isDue || month === FIRST_MONTH || charged.length === 0) return [];
  const item = drawOne(charged, 'corrected', ...key);
  const length = firstDayOf(month) - firstDayOf(month - 1);
  const day = firstDayOf(month - 1) + drawIndex(length, 'corrected day', ...key);
  const quantity = new Big(-item.quantity).div(4).round(item.quantityDigits);
  const amount = quantity.times(item.contractedPrice).toFixed();
  return [
    {
      ...NOTHING,
      ...{
        account: item.account.index,
        first_day: day,
        end_day: day + 1,
        category: 'Usage',
        class: 'Correction',
      },
      ...{
        frequency: 'Usage-Based',
        description: `Refund of ${dayText(day)}: ${item.sku.description}`,
        item: item.index,
      },
      service: item.sku.service,
      service_category: item.sku.category,
      quantity: quantity.toFixed(),
      list: quantity.times(item.listPrice).toFixed(),
      billed: amount,
      effective: amount,
    },
  ];
}

function adjustments({ seed, vendor, accounts, month }: MonthOptions): ExtraCharge[] {
  if (vendor !== 'oci') return [];
  const start = firstDayOf(month);
  return accounts.slice(0, 2).map((account) => {
    const part = drawUniform('adjustment', seed.seed, seed.company, account.index, month) - 0.4;
    const amount = money(vendor, account, part * VENDOR_SHAPES.oci.dailyBudget * seed.scale * 0.1);
    return {
      ...NOTHING,
      ...{
        account: account.index,
        first_day: start,
        end_day: start + 1,
        category: 'Adjustment',
        frequency: 'One-Time',
      },
      description: 'Rounding of metered hours',
      service: 'COMPUTE',
      service_category: 'Compute',
      list: '0',
      billed: amount,
      effective: amount,
    };
  });
}

function money(vendor: CloudCode, account: DemoAccount, usd: number): string {
  const digits = VENDOR_SHAPES[vendor].isWhole || account.currency !== 'USD' ? 0 : 2;
  return new Big(usd).times(RATES[account.currency]).round(digits).toFixed();
}
