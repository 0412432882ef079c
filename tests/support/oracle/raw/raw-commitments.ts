// What commitments cost and were used for, added up row by row out of the raw files: nothing of the product is in it.
import { Big } from 'big.js';
import { type RawRecord, rawRecords } from './raw-focus.ts';

export interface RawCommitment {
  used: Big;
  unused: Big;
  /** Quantities; null where a row of the part has none. */
  usedQuantity: Big | null;
  unusedQuantity: Big | null;
  purchased: Big;
  /** List cost of the usage that was paid for, and what it would cost without the commitment. */
  list: Big;
  onDemand: Big;
}

const big = (text: string | undefined) => new Big(text || 0);

/** By commitment and month (of the charge), such as `arn … 2018-11`. */
export async function rawCommitments(company: string): Promise<Map<string, RawCommitment>> {
  const found = new Map<string, RawCommitment>();
  for (const row of await rawRecords(company)) {
    if (!row.CommitmentDiscountId) continue;
    const key = `${row.CommitmentDiscountId} ${(row.ChargePeriodStart ?? '').slice(0, 7)}`;
    const sums = found.get(key) ?? none();
    found.set(key, sums);
    addRow(sums, row);
  }
  return found;
}

function none(): RawCommitment {
  const zero = new Big(0);
  return {
    ...{ used: zero, unused: zero, usedQuantity: zero, unusedQuantity: zero, purchased: zero },
    ...{ list: zero, onDemand: zero },
  };
}

function addRow(sums: RawCommitment, row: RawRecord): void {
  const quantity = row.CommitmentDiscountQuantity;
  if (row.ChargeCategory === 'Purchase') {
    sums.purchased = sums.purchased.plus(big(quantity));
    return;
  }
  if (row.CommitmentDiscountStatus === 'Unused') {
    sums.unused = sums.unused.plus(big(row.EffectiveCost));
    sums.unusedQuantity = quantity ? (sums.unusedQuantity?.plus(quantity) ?? null) : null;
    return;
  }
  sums.used = sums.used.plus(big(row.EffectiveCost));
  sums.usedQuantity = quantity ? (sums.usedQuantity?.plus(quantity) ?? null) : null;
  sums.list = sums.list.plus(big(row.ListCost));
  const contracted = big(row.ContractedCost);
  sums.onDemand = sums.onDemand.plus(contracted.eq(0) ? big(row.ListCost) : contracted);
}
