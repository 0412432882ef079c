// How reservations were used: by quantity where the data have quantities, by cost where they have not (optimisation, section 9).
import { sumMoney } from '../money/money.ts';
import { percentOrNull } from './ratio.ts';
import { type CommitmentUse, type Utilization, utilizationOf } from './utilization.ts';

/** One currency. Quantities are null where the data have none for what was charged. */
export interface ReservationUse extends CommitmentUse {
  usedQuantity: number | null;
  unusedQuantity: number | null;
  /** Of the quantities, such as Normalized Hours; null without any, or of several. */
  unit: string | null;
}

export type UtilizationForm = 'QUANTITY' | 'COST';

export interface ReservationUtilization extends Utilization {
  /** 100 x use payment / total payment; always by cost, even where `utilization` is by quantity. */
  usePaymentUtil: number | null;
  utilizationForm: UtilizationForm | null;
  usedQuantity: number | null;
  unusedQuantity: number | null;
  quantityUnit: string | null;
}

const NO_USE: ReservationUse = {
  used: 0,
  unused: 0,
  onDemand: 0,
  usedQuantity: null,
  unusedQuantity: null,
  unit: null,
};

/** Never used / bought: in the newest month the fee is for days that have not come yet. */
export function reservationUtilizationOf(use: ReservationUse): ReservationUtilization {
  const money = utilizationOf(use);
  const { usedQuantity, unusedQuantity, unit } = use;
  const ofQuantity =
    usedQuantity === null || unusedQuantity === null
      ? null
      : percentOrNull(usedQuantity, sumMoney([usedQuantity, unusedQuantity]));
  return {
    ...money,
    usePaymentUtil: money.utilization,
    utilization: ofQuantity ?? money.utilization,
    utilizationForm: ofQuantity !== null ? 'QUANTITY' : money.utilization === null ? null : 'COST',
    usedQuantity,
    unusedQuantity,
    quantityUnit: unit,
  };
}

/** Of one reservation and one span: a side that was charged for without a quantity leaves both unknown. */
export function reservationUse(given: ReservationUse): ReservationUse {
  const { used, unused, usedQuantity, unusedQuantity } = given;
  const isUnknown =
    (usedQuantity === null && unusedQuantity === null) ||
    (used !== 0 && usedQuantity === null) ||
    (unused !== 0 && unusedQuantity === null);
  if (isUnknown) return { ...given, usedQuantity: null, unusedQuantity: null, unit: null };
  return { ...given, usedQuantity: usedQuantity ?? 0, unusedQuantity: unusedQuantity ?? 0 };
}

/** Several together: quantities are summed where all that were charged have them, in one unit. */
export function summedUse(uses: readonly ReservationUse[]): ReservationUse {
  const charged = uses.filter(({ used, unused, usedQuantity }) => used !== 0 || unused !== 0 || usedQuantity);
  if (charged.length === 0) return NO_USE;
  const units = new Set(charged.map(({ unit }) => unit));
  const isMeasured = units.size === 1 && charged.every(({ usedQuantity }) => usedQuantity !== null);
  const sum = (of: (use: ReservationUse) => number | null) => sumMoney(charged.map((use) => of(use) ?? 0));
  return {
    used: sum(({ used }) => used),
    unused: sum(({ unused }) => unused),
    onDemand: sum(({ onDemand }) => onDemand),
    usedQuantity: isMeasured ? sum(({ usedQuantity }) => usedQuantity) : null,
    unusedQuantity: isMeasured ? sum(({ unusedQuantity }) => unusedQuantity) : null,
    unit: isMeasured ? (charged[0]?.unit ?? null) : null,
  };
}
