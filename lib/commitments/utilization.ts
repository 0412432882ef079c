// What a commitment was used for, and what it saved: the specification's formulas over money (optimisation, section 9).
import { differenceOf, sumMoney } from '../money/money.ts';
import { percentOrNull } from './ratio.ts';

/** Effective cost of the used and of the unused part, and what the used part would have cost on demand; one currency. */
export interface CommitmentUse {
  used: number;
  unused: number;
  onDemand: number;
}

export interface Utilization {
  /** Used commitment. */
  usePayment: number;
  /** Unused commitment. */
  unusedPayment: number;
  /** Used and unused. Never what was bought: the fee of a month may be charged before its days are over. */
  totalPayment: number;
  /** What the used part would have cost on demand. */
  ondemandSpend: number;
  /** On-demand spend minus total payment; negative where the commitment cost more than it saved. */
  netSavings: number;
  /** 100 x used / total commitment; null without a commitment. */
  utilization: number | null;
  /** 100 x net savings / on-demand spend; null without use. */
  netSavingsUtil: number | null;
}

export function utilizationOf({ used, unused, onDemand }: CommitmentUse): Utilization {
  const totalPayment = sumMoney([used, unused]);
  const netSavings = differenceOf(onDemand, totalPayment);
  return {
    usePayment: used,
    unusedPayment: unused,
    totalPayment,
    ondemandSpend: onDemand,
    netSavings,
    utilization: percentOrNull(used, totalPayment),
    netSavingsUtil: percentOrNull(netSavings, onDemand),
  };
}
