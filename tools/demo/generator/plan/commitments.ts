// The commitments of a vendor as they are charged: size, fee, and which usage they pay for in which order.
import { Big } from 'big.js';
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { DemoAccount } from '../company/accounts.ts';
import { type DemoItem, makeItem } from '../company/items.ts';
import { levelOf } from '../company/levels.ts';
import { addMonthsTo, dayNumber } from '../days.ts';
import { drawUuid } from '../random.ts';
import { type DemoCurrency, type DemoSeed, VENDOR_SHAPES } from '../shape.ts';
import type { Sku } from '../vocabulary.ts';
import { COMMITMENTS, type CommitmentTerms, familyOf, sizeFactor } from './commitment-terms.ts';

export interface DemoCommitment extends CommitmentTerms {
  index: number;
  id: string;
  owner: DemoAccount;
  currency: DemoCurrency;
  firstDay: number;
  endDay: number;
  /** Reservations pay first, all at once; then one plan after the other by discount. */
  rank: number;
  /** What can be used in an hour, exact decimal text: money, or normalised units. */
  unitsPerHour: string;
  /** Amortised fee of a unit, and its part that is paid at once. */
  unitFee: string;
  unitUpfront: string;
  /** Instances bought, and the normalised units of one; 1 for plans. */
  count: number;
  factor: number;
  unit: string;
  sku: Sku;
  /** Units that a quantity of an item needs, exact decimal text. */
  unitsByItem: Map<DemoItem, string>;
}

const HOURS = 24;
/** Digits of fees: with the two digits of hours and the two of sizes no cost has more than eight. */
const FEE_DIGITS = 4;
const PLAN_RATE_DIGITS = 6;
/** Part of the vendor's cost that each reservation finds at least. */
const ANCHOR_PART = 0.011;

/** SKUs that the company uses at any scale: screens have fields of their own for them. */
const ALWAYS_USED: Partial<Record<CloudCode, string[]>> = {
  aws: ['XCFDTOUS00000000', 'XCFREQUS00000000', 'XSPOTM5LARGE0000'],
};

/** One item for each reservation, so that at any scale it has something to pay for, and for what is always used. */
export function anchorItems(
  seed: DemoSeed,
  vendor: CloudCode,
  accounts: readonly DemoAccount[],
  skus: readonly Sku[],
  start: number,
): DemoItem[] {
  const cost = VENDOR_SHAPES[vendor].dailyBudget * seed.scale * ANCHOR_PART;
  const main = mainAccounts(accounts);
  const reserved = (COMMITMENTS[vendor] ?? [])
    .filter(({ category }) => category === 'Usage')
    .map((terms) => ({ name: terms.name, sku: boughtSku(terms, skus) }));
  const always = skus
    .filter(({ sku }) => ALWAYS_USED[vendor]?.includes(sku))
    .map((sku) => ({ name: sku.sku, sku }));
  return [...reserved, ...always].map(({ name, sku }, place) => {
    const account = main[place % main.length];
    if (!account) throw new RangeError('a vendor has no accounts');
    const index = start + place;
    return makeItem({ seed, vendor, account, sku, cost, index, name: `anchor ${name}`, isSpecial: true });
  });
}

export function commitmentsOf(
  seed: DemoSeed,
  vendor: CloudCode,
  items: readonly DemoItem[],
  accounts: readonly DemoAccount[],
  skus: readonly Sku[],
): DemoCommitment[] {
  const all = COMMITMENTS[vendor] ?? [];
  const plans = all
    .filter(({ category }) => category === 'Spend')
    .sort((one, other) => other.discount - one.discount);
  return all.map((terms, index) => {
    const rank = terms.category === 'Usage' ? 0 : 1 + plans.indexOf(terms);
    return commitmentOf({ seed, vendor, items, accounts, skus, terms, index, rank });
  });
}

interface CommitmentOptions {
  seed: DemoSeed;
  vendor: CloudCode;
  items: readonly DemoItem[];
  accounts: readonly DemoAccount[];
  skus: readonly Sku[];
  terms: CommitmentTerms;
  index: number;
  rank: number;
}

function commitmentOf(options: CommitmentOptions): DemoCommitment {
  const { seed, vendor, items, accounts, skus, terms, index, rank } = options;
  const main = mainAccounts(accounts);
  const owner = (terms.category === 'Usage' ? main[index % main.length] : main[0]) ?? accounts[0];
  if (!owner) throw new RangeError('a vendor has no accounts');
  const { isWhole } = VENDOR_SHAPES[vendor];
  const firstDay = dayNumber(terms.start);
  const covered = items.filter((item) => main.includes(item.account) && covers(terms, item));
  const unitsByItem = new Map(covered.map((item) => [item, unitsOf(terms, item, isWhole)]));
  const levels = new Map(main.map((account) => [account, levelOf(seed, vendor, account, firstDay)]));
  const demand = covered
    .filter((item) => isThere(item, firstDay))
    .reduce(
      (sum, item) => sum + item.quantity * Number(unitsByItem.get(item)) * (levels.get(item.account) ?? 1),
      0,
    );
  const perHour = (demand * terms.coverage) / HOURS;
  const sku = terms.category === 'Usage' ? boughtSku(terms, skus) : planSku(vendor, terms, skus);
  const factor = terms.category === 'Usage' ? sizeFactor(terms.instanceType) : 1;
  const count = terms.category === 'Usage' ? Math.max(1, Math.round(perHour / factor)) : 1;
  const digits = isWhole ? 0 : FEE_DIGITS;
  const spend = new Big(Math.max(perHour, isWhole ? 1 : 0.01)).round(digits);
  const unitFee = terms.category === 'Usage' ? reservedFee(terms, covered, digits) : new Big(1);
  return {
    ...terms,
    index,
    owner,
    rank,
    count,
    factor,
    sku,
    unitsByItem,
    currency: owner.currency,
    id: idOf(seed, vendor, terms, owner),
    firstDay,
    endDay: addMonthsTo(firstDay, terms.months),
    unitsPerHour: terms.category === 'Usage' ? String(count * factor) : spend.toFixed(),
    unitFee: unitFee.toFixed(),
    unitUpfront: upfrontPart(terms, unitFee, digits).toFixed(),
    unit: terms.category === 'Usage' ? (vendor === 'aws' ? 'Normalized Hours' : 'Hours') : owner.currency,
  };
}

function isThere({ firstDay, endDay }: DemoItem, day: number): boolean {
  return (firstDay ?? day) <= day && (endDay ?? day + 1) > day;
}

function mainAccounts(accounts: readonly DemoAccount[]): DemoAccount[] {
  return accounts.filter(({ currency }) => currency === accounts[0]?.currency);
}

/** Whether the commitment can pay for the item. */
function covers(terms: CommitmentTerms, { sku, isSpot, listPrice }: DemoItem): boolean {
  if (isSpot || sku.kind === 'gpu' || listPrice === '0') return false;
  if (terms.family === null) return sku.kind === 'compute' && sku.instanceType !== null;
  const family = terms.family.startsWith('G0') ? sku.sku : familyOf(sku.instanceType);
  const isService = terms.category === 'Spend' ? sku.kind === 'compute' : sku.service === terms.service;
  return isService && family === terms.family && sku.regionId === terms.regionId;
}

function unitsOf(terms: CommitmentTerms, item: DemoItem, isWhole: boolean): string {
  if (terms.category === 'Usage')
    return String(terms.instanceType === 'n2' ? 1 : sizeFactor(item.sku.instanceType));
  const digits = isWhole ? 0 : PLAN_RATE_DIGITS;
  return new Big(item.listPrice).times(new Big(1).minus(terms.discount)).round(digits).toFixed();
}

/** Fee of a normalised unit, by the price of the items that it pays for. */
function reservedFee(terms: CommitmentTerms, covered: readonly DemoItem[], digits: number): Big {
  const priced = covered.find(({ sku }) => sku.instanceType === terms.instanceType) ?? covered[0];
  if (!priced) throw new RangeError(`${terms.name} covers nothing`);
  const factor = terms.instanceType === 'n2' ? 1 : sizeFactor(priced.sku.instanceType);
  return new Big(priced.listPrice).div(factor).times(new Big(1).minus(terms.discount)).round(digits);
}

function upfrontPart({ payment }: CommitmentTerms, unitFee: Big, digits: number): Big {
  if (payment === 'No Upfront') return new Big(0);
  return payment === 'All Upfront' ? unitFee : unitFee.div(2).round(digits);
}

function boughtSku(terms: CommitmentTerms, skus: readonly Sku[]): Sku {
  const ofService = skus.filter(
    ({ service, regionId }) => service === terms.service && regionId === terms.regionId,
  );
  const found = ofService.find(({ instanceType, sku }) =>
    terms.family?.startsWith('G0') ? sku === terms.family : instanceType === terms.instanceType,
  );
  if (!found) throw new RangeError(`no SKU of ${terms.name}`);
  return found;
}

function planSku(vendor: CloudCode, terms: CommitmentTerms, skus: readonly Sku[]): Sku {
  const first = skus.find(({ kind }) => kind === 'compute');
  if (!first) throw new RangeError('a vendor has no compute');
  const serviceCode = vendor === 'aws' ? 'ComputeSavingsPlans' : null;
  return {
    ...{
      ...first,
      service: terms.service,
      sku: `plan-${terms.name}`,
      meter: `${terms.type}:${terms.payment}`,
    },
    ...{
      serviceCode,
      operation: null,
      instanceType: null,
      os: null,
      regionId: terms.regionId,
      resourceType: null,
    },
    ...{
      regionName: terms.regionId === null ? null : first.regionName,
      unit: 'Hours',
      description: terms.type,
    },
  };
}

function idOf(seed: DemoSeed, vendor: CloudCode, terms: CommitmentTerms, owner: DemoAccount): string {
  const [one, other] = ['one', 'other'].map((part) =>
    drawUuid('commitment', part, seed.seed, seed.company, vendor, terms.name),
  );
  const isPlan = terms.category === 'Spend';
  if (vendor === 'azr') {
    return isPlan
      ? `/providers/Microsoft.BillingBenefits/savingsPlanOrders/${one}/savingsPlans/${other}`
      : `/providers/Microsoft.Capacity/reservationOrders/${one}/reservations/${other}`;
  }
  if (vendor === 'gcp')
    return `projects/${owner.id}/locations/${terms.regionId ?? 'global'}/commitments/${terms.name}`;
  if (isPlan) return `arn:aws:savingsplans::${owner.id}:savingsplan/${one}`;
  const code = terms.service === 'Amazon Elastic Compute Cloud' ? 'ec2' : terms.name.split('-')[0];
  return `arn:aws:${code}:${terms.regionId}:${owner.id}:reserved-instances/${one}`;
}
