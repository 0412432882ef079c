// Bills made of raw billing rows one by one, by another way than the product: what its figures are held against.
import { Big } from 'big.js';
import type { RawRecord } from './raw-focus.ts';

const VENDORS: Record<string, string> = {
  AWS: 'aws',
  'Amazon Web Services': 'aws',
  Microsoft: 'azr',
  'Google Cloud': 'gcp',
  Oracle: 'oci',
  'NAVER Cloud': 'ncp',
  Ncloud: 'ncp',
  'Tencent Cloud': 'tencent',
  Tencent: 'tencent',
  OpenStack: 'openstack',
};
/** The publishers of all data that the tests read which are not the vendor itself. */
const OTHER_PUBLISHERS = ['Red Hat Inc.', 'Lakeview Software', 'Northwind Data', 'Harbour Security'];

export const vendorOf = (row: RawRecord) => VENDORS[row.ProviderName ?? ''] ?? 'unknown';
export const billingMonthOf = (row: RawRecord) => `${(row.BillingPeriodStart ?? '').slice(0, 7)}-01`;
export const accountOf = (row: RawRecord) => row.SubAccountId || row.BillingAccountId || '';
export const regionOf = (row: RawRecord) => row.RegionId || row.RegionName || '';

/** Rows by vendor, month and currency: what one bill is made of. */
export function rowsByBill(rows: readonly RawRecord[]): Map<string, RawRecord[]> {
  const bills = new Map<string, RawRecord[]>();
  for (const row of rows) {
    const key = [vendorOf(row), billingMonthOf(row), row.BillingCurrency].join(' ');
    const own = bills.get(key);
    if (own) own.push(row);
    else bills.set(key, [row]);
  }
  return bills;
}

/** Exact sums of a column by what `keyOf` makes of each row. */
export function sumsOf(
  rows: readonly RawRecord[],
  keyOf: (row: RawRecord) => string,
  amountOf: (row: RawRecord) => Big = billedOf,
): Map<string, string> {
  const sums = new Map<string, Big>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? new Big(0)).plus(amountOf(row)));
  return new Map([...sums].map(([key, sum]) => [key, sum.toFixed()]));
}

/** Digits behind the point of the store; a few publishers write more. */
const DIGITS = 18;
const big = (text: string | undefined) => new Big(text || 0).round(DIGITS, Big.roundHalfUp);
export const billedOf = (row: RawRecord) => big(row.BilledCost);
const listOf = (row: RawRecord) => big(row.ListCost);
export const sumOf = (rows: readonly RawRecord[], amountOf: (row: RawRecord) => Big = billedOf) =>
  rows.reduce((sum, row) => sum.plus(amountOf(row)), new Big(0));

export interface RawTerms {
  salesDiscountRate: string;
  supportRate: string;
  vatRate: string;
}

const NO_TERMS: RawTerms = { salesDiscountRate: '0', supportRate: '0', vatRate: '0' };

/** The lines of rows of one account, vendor and month, each by its own definition; decimal texts. */
export function linesOf(
  rows: readonly RawRecord[],
  hasTaxRows: boolean,
  terms: RawTerms = NO_TERMS,
): Record<string, string> {
  const is = (category: string) => (row: RawRecord) => (row.ChargeCategory || 'Usage') === category;
  const isSupport = (row: RawRecord) => (row.ServiceName ?? '').includes('Support');
  const isMarket = (row: RawRecord) => OTHER_PUBLISHERS.includes(row.PublisherName ?? '');
  const cloud = rows.filter(
    (row) => !is('Tax')(row) && !is('Credit')(row) && !isSupport(row) && !isMarket(row),
  );
  const commit = (row: RawRecord) => (row.CommitmentDiscountId ?? '') !== '';
  const isNcloud = vendorOf(rows[0] ?? {}) === 'ncp';
  const isEarly = billingMonthOf(rows[0] ?? {}) <= '2022-03-01';
  const meter = (row: RawRecord) =>
    row.SkuMeter || row.x_UsageType || row.x_SkuMeterName || row.ChargeDescription || '';
  const isCdn = (row: RawRecord) => row.ServiceName === 'Amazon CloudFront';
  const plainUsage = cloud.filter((row) => is('Usage')(row) && !commit(row));
  const discount = (own: readonly RawRecord[]) => sumOf(own).minus(sumOf(own, listOf));
  const cdn = plainUsage.filter(isCdn);
  const original = [
    sumOf(plainUsage, listOf),
    sumOf(cloud.filter((row) => is('Purchase')(row) && commit(row))),
    sumOf(
      cloud.filter((row) => is('Purchase')(row) && !commit(row)),
      listOf,
    ),
    sumOf(cloud.filter(is('Adjustment'))),
  ].reduce((sum, each) => sum.plus(each), new Big(0));
  const cloudCost = sumOf(cloud);
  const lines = {
    cloudOriginalCost: original,
    onDemandDiscount: isNcloud
      ? new Big(0)
      : discount(plainUsage.filter((row) => !isCdn(row) && row.PricingCategory === 'Standard')),
    ncpDiscount: isNcloud ? discount(plainUsage) : new Big(0),
    cloudFrontDiscount: isEarly ? discount(cdn) : new Big(0),
    cloudFrontDtoDiscount: isEarly
      ? new Big(0)
      : discount(cdn.filter((row) => meter(row).includes('DataTransfer-Out'))),
    cloudFrontReqDiscount: isEarly
      ? new Big(0)
      : discount(
          cdn.filter((row) => !meter(row).includes('DataTransfer-Out') && meter(row).includes('Requests')),
        ),
    cloudCost,
    salesDiscount: cloudCost.times(terms.salesDiscountRate).neg(),
    supportFee:
      Number(terms.supportRate) > 0
        ? cloudCost.times(terms.supportRate)
        : sumOf(rows.filter((row) => isSupport(row) && !is('Tax')(row) && !is('Credit')(row))),
    credit: sumOf(rows.filter(is('Credit'))),
    additionalServiceCharge: sumOf(
      rows.filter((row) => isMarket(row) && !isSupport(row) && !is('Tax')(row) && !is('Credit')(row)),
    ),
  };
  const untaxed = [
    lines.cloudCost,
    lines.salesDiscount,
    lines.supportFee,
    lines.credit,
    lines.additionalServiceCharge,
  ].reduce((sum, each) => sum.plus(each), new Big(0));
  const vat = hasTaxRows ? sumOf(rows.filter(is('Tax'))) : untaxed.times(terms.vatRate);
  return Object.fromEntries(
    Object.entries({ ...lines, vat, totalCharge: untaxed.plus(vat) }).map(([name, sum]) => [
      name,
      sum.toFixed(),
    ]),
  );
}

export function hasTax(rows: readonly RawRecord[]): boolean {
  return rows.some((row) => row.ChargeCategory === 'Tax' && !billedOf(row).eq(0));
}
