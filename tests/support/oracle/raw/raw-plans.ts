// What Savings Plans cost and covered in a month, added up row by row out of the raw files by rules of its own.
import { Big } from 'big.js';
import { type RawRecord, rawRecords } from './raw-focus.ts';

const COVERABLE = /BoxUsage|Fargate-(vCPU|GB)-Hours|Lambda-GB-Second/;

export interface RawPlans {
  used: Big;
  unused: Big;
  /** List cost of all that was used. */
  usedList: Big;
  /** Of what plans can cover: what they covered, at its price and at list price, and what nothing did. */
  covered: Big;
  coveredList: Big;
  onDemand: Big;
}

/** `month` as `2024-06`; of AWS. */
export async function rawPlans(company: string, month: string): Promise<RawPlans> {
  const zero = new Big(0);
  const sums = { used: zero, unused: zero, usedList: zero, covered: zero, coveredList: zero, onDemand: zero };
  for (const row of await rawRecords(company)) {
    if (row.ProviderName !== 'AWS' || !row.ChargePeriodStart?.startsWith(month)) continue;
    if (row.ChargeCategory === 'Usage') add(sums, row);
  }
  return sums;
}

function add(sums: RawPlans, row: RawRecord): void {
  const [effective, list] = [new Big(row.EffectiveCost || 0), new Big(row.ListCost || 0)];
  const isCoverable = COVERABLE.test(row.x_UsageType ?? row.SkuMeter ?? '');
  if (row.CommitmentDiscountCategory === 'Spend') {
    if (row.CommitmentDiscountStatus === 'Unused') {
      sums.unused = sums.unused.plus(effective);
      return;
    }
    sums.used = sums.used.plus(effective);
    sums.usedList = sums.usedList.plus(list);
    if (!isCoverable) return;
    sums.covered = sums.covered.plus(effective);
    sums.coveredList = sums.coveredList.plus(list);
  } else if (!row.CommitmentDiscountId && isCoverable && row.PricingCategory !== 'Dynamic') {
    sums.onDemand = sums.onDemand.plus(row.BilledCost || 0);
  }
}
