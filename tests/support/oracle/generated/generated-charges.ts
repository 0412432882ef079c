// Charges of every kind that tables of sums could get wrong, made by a seed: hours, days and weeks over the ends of
// months, names that change within a day, several currencies, tags, commitments, machines, credits, late bills.
import { oneOf, type Random, randomsOf } from '../../../stress/randoms.ts';
import { type Fields, row } from '../../product/focus-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Date.parse('2024-01-01T00:00:00Z');
const DAYS = 115;

const VENDORS: readonly [Fields, ...Fields[]] = [
  { ProviderName: 'AWS', BillingAccountId: '001', BillingCurrency: 'USD' },
  { ProviderName: 'Microsoft', BillingAccountId: '002', BillingCurrency: 'KRW' },
  { ProviderName: 'Google Cloud', BillingAccountId: '003', BillingCurrency: 'CNY' },
];
const SERVICES = ['Amazon EC2', 'Storage', 'Relational Database', 'Cache for Redis', 'Network'] as const;
const TAGS = [
  '',
  '{"env":"prod","team":"web"}',
  '{"env":"test"}',
  '{"env":"","owner":"o\'neil"}',
  '{"Env":"prod"}',
] as const;
const METERS = [
  'BoxUsage:m5.large',
  'BoxUsage:m5.2xlarge',
  'SpotUsage:c6i.xlarge',
  'NodeUsage:r6g.large',
] as const;

const iso = (instant: number) => new Date(instant).toISOString().replace('.000', '');
const monthOf = (instant: number) => `${iso(instant).slice(0, 7)}-01T00:00:00Z`;

/** With up to 18 digits behind the point, some of them negative or nothing. */
function amountOf(random: Random): string {
  const digits = oneOf(random, [0, 2, 9, 18]);
  const fraction = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
  const sign = random() < 0.08 ? '-' : '';
  return `${sign}${Math.floor(random() * 40)}${digits > 0 ? `.${fraction}` : ''}`;
}

function lengthOf(random: Random): number {
  const kind = random();
  if (kind < 0.45) return HOUR;
  if (kind < 0.85) return DAY;
  return DAY * (2 + Math.floor(random() * 40));
}

/** Usage, or what else is billed. */
function categoryOf(random: Random): string {
  return random() < 0.85 ? 'Usage' : oneOf(random, ['Tax', 'Credit', 'Adjustment', 'Purchase']);
}

function commitmentOf(random: Random): Fields {
  if (random() < 0.7)
    return { CommitmentDiscountId: '', CommitmentDiscountCategory: '', CommitmentDiscountStatus: '' };
  return {
    CommitmentDiscountId: oneOf(random, ['sp-1', 'sp-2', 'ri-1']),
    CommitmentDiscountCategory: oneOf(random, ['Spend', 'Usage']),
    CommitmentDiscountStatus: oneOf(random, ['Used', 'Used', 'Unused']),
  };
}

function machineOf(random: Random): Fields {
  const isMachine = random() < 0.4;
  return {
    x_UsageType: isMachine
      ? oneOf(random, METERS)
      : oneOf(random, ['Requests', 'DataTransfer-Out-Bytes', '']),
    ConsumedUnit: isMachine ? 'Hours' : oneOf(random, ['GB', 'Requests', '']),
    ConsumedQuantity: String(Math.floor(random() * 4000) / 16),
  };
}

function chargeOf(random: Random): Fields {
  const category = categoryOf(random);
  const length = category === 'Usage' ? lengthOf(random) : DAY;
  const day = FIRST + Math.floor(random() * DAYS) * DAY;
  const start = length < DAY ? day + Math.floor(random() * 24) * HOUR : day;
  const account = `01${Math.floor(random() * 4)}`;
  const machine = machineOf(random);
  const list = amountOf(random);
  return row({
    ...oneOf(random, VENDORS),
    ...commitmentOf(random),
    ...machine,
    ...(machine.ConsumedUnit === '' && { ConsumedQuantity: '' }),
    ChargeCategory: category,
    ChargePeriodStart: iso(start),
    ChargePeriodEnd: iso(start + length),
    // Some are billed a month later.
    BillingPeriodStart: monthOf(start + (random() < 0.05 ? 31 * DAY : 0)),
    BilledCost: amountOf(random),
    EffectiveCost: amountOf(random),
    ListCost: list,
    ContractedCost: random() < 0.3 ? '' : amountOf(random),
    SubAccountId: random() < 0.1 ? '' : account,
    SubAccountName: oneOf(random, ['', `Web ${account}`, `Shop ${account}`]),
    ServiceName: oneOf(random, SERVICES),
    ServiceCategory: oneOf(random, ['Compute', 'Storage', 'Databases']),
    RegionId: oneOf(random, ['eu-1', 'us-1', '']),
    RegionName: oneOf(random, ['Europe', 'United States', '']),
    ResourceId: random() < 0.2 ? '' : `r-${Math.floor(random() * 60)}`,
    ResourceName: oneOf(random, ['', 'old name', 'new name']),
    InvoiceId: oneOf(random, ['', 'inv-1', 'inv-2']),
    ChargeDescription: oneOf(random, ['Use', 'Fee', 'Transfer of data']),
    PricingCategory: oneOf(random, ['Standard', 'Dynamic', '']),
    Tags: oneOf(random, TAGS),
  });
}

export function generatedCharges(count: number, seed: number): Fields[] {
  const random = randomsOf(seed);
  return Array.from({ length: count }, () => chargeOf(random));
}
