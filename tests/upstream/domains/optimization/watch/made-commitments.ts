// Days of made-up commitments of May 2024, as FOCUS rows: one plan or reservation each, used in part or not at all.
import { charge, type Fields } from '../../../../support/product/focus-files.ts';

export interface MadeCommitment {
  /** The last part of its resource name. */
  id: string;
  isPlan?: boolean;
  isAzure?: boolean;
  /** `YYYY-MM-DDTHH:MM:SSZ`; left out where the rows do not tell it. */
  endsAt?: string;
  /** Percent of ten a day. */
  used: number;
}

export function idOf({ id, isPlan = false, isAzure = false }: MadeCommitment): string {
  if (isAzure) return `/providers/Microsoft.Capacity/reservationOrders/order-${id}/reservations/${id}`;
  return isPlan
    ? `arn:aws:savingsplans::011:savingsplan/${id}`
    : `arn:aws:ec2:us-east-1:011:reserved-instances/${id}`;
}

/** Its rows from the first of May up to the day. */
export function daysOf(commitment: MadeCommitment, until: number): Fields[] {
  return Array.from({ length: until }, (_, place) => place + 1).flatMap((day) => [
    ...(commitment.used > 0 ? [rowOf(commitment, day, 'Used', commitment.used / 10)] : []),
    ...(commitment.used < 100 ? [rowOf(commitment, day, 'Unused', 10 - commitment.used / 10)] : []),
  ]);
}

function rowOf(commitment: MadeCommitment, day: number, status: 'Used' | 'Unused', cost: number): Fields {
  const { isPlan = false, isAzure = false, endsAt = '' } = commitment;
  const amount = String(cost);
  return charge(day, 'Amazon Elastic Compute Cloud', '0', {
    EffectiveCost: amount,
    ListCost: status === 'Used' ? String(cost * 2) : '0',
    ContractedCost: status === 'Used' ? String(cost * 2) : '0',
    ...(isAzure && { ProviderName: 'Microsoft', ServiceName: 'Virtual Machines' }),
    CommitmentDiscountId: idOf(commitment),
    CommitmentDiscountCategory: isPlan ? 'Spend' : 'Usage',
    CommitmentDiscountType: isPlan ? 'Compute Savings Plan' : 'Reserved Instance',
    CommitmentDiscountStatus: status,
    x_CommitmentEnd: endsAt,
  });
}
