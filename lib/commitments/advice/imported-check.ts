// Advice of a provider, checked by its own arithmetic: what the figures of a line say of each other.
import { MONTH_HOURS } from './valuation.ts';

/** A line as it was given; money in one currency, null where it does not say. */
export interface ImportedLine {
  /** Machines, or money an hour of a plan. */
  quantity: number | null;
  termYears: number | null;
  /** Of all of the quantity together: paid at once, and by the month. */
  upfront: number | null;
  monthlyRecurring: number | null;
  /** Is the whole price paid at once? Then a fee by the month is one of another option. */
  isAllUpfront: boolean;
  monthlySaving: number | null;
  /** Percent, of what is bought. */
  utilization: number | null;
  breakEvenMonths: number | null;
  /** Machines in use in an hour. */
  averageUse: number | null;
  minUse: number | null;
  maxUse: number | null;
  /** On-demand cost a month, and in percent what is saved of it. */
  monthlyOnDemand: number | null;
  savingsRate: number | null;
}

/**
 * UNIT_PRICE: one machine costs a whole number of cents. USE: no more is used than was in use. BREAK_EVEN: what is paid at
 * once, by what is saved of it a month. SAVING: the saving is what the rate says of the on-demand cost. HOURS and
 * HOURS_SAVING: the quantity, and the saving, that the company's own hours give. PEER_QUANTITY and PEER_SAVING: what other
 * lines for the same usage leave possible.
 */
export const IMPORT_CHECK_NAMES = [
  'UNIT_PRICE',
  'USE',
  'BREAK_EVEN',
  'SAVING',
  'HOURS',
  'HOURS_SAVING',
  'PEER_QUANTITY',
  'PEER_SAVING',
] as const;
export type ImportCheckName = (typeof IMPORT_CHECK_NAMES)[number];

export interface ImportCheck {
  check: ImportCheckName;
  /** Null: the line says too little for it. */
  isOk: boolean | null;
  /** What the line says, and what follows from its other figures. */
  told: number | null;
  reckoned: number | null;
}

const CENT = 100;
/** Figures of exports have six to nine digits. */
const DIGITS = 1e-4;

export function checkedByItself(line: ImportedLine): ImportCheck[] {
  return [unitPrice(line), use(line), breakEven(line), saving(line)];
}

/** The price that a machine is sold at has cents and no more: a quantity that does not divide the sum is not the one meant. */
function unitPrice({ quantity, upfront }: ImportedLine): ImportCheck {
  if (quantity === null || upfront === null || upfront === 0 || !Number.isInteger(quantity))
    return unknown('UNIT_PRICE');
  const cents = (upfront * CENT) / quantity;
  const isOk = Math.abs(cents - Math.round(cents)) < DIGITS;
  return { check: 'UNIT_PRICE', isOk, told: quantity, reckoned: isOk ? quantity : null };
}

function use({ quantity, utilization, averageUse, maxUse }: ImportedLine): ImportCheck {
  if (quantity === null || utilization === null || averageUse === null) return unknown('USE');
  const used = (quantity * utilization) / 100;
  const most = Math.min(averageUse, maxUse ?? averageUse);
  return { check: 'USE', isOk: used <= most * (1 + DIGITS), told: used, reckoned: most };
}

/** Two ways to the replaced on-demand cost: what was paid until break-even, and saving plus fees. */
function breakEven(line: ImportedLine): ImportCheck {
  const { upfront, breakEvenMonths, monthlySaving, termYears } = line;
  if (!upfront || breakEvenMonths === null || monthlySaving === null || termYears === null)
    return unknown('BREAK_EVEN');
  const months = upfront / (monthlySaving + upfront / (12 * termYears));
  return {
    check: 'BREAK_EVEN',
    isOk: isNear(breakEvenMonths, months),
    told: breakEvenMonths,
    reckoned: months,
  };
}

function saving(line: ImportedLine): ImportCheck {
  const { monthlySaving, monthlyOnDemand, savingsRate } = line;
  if (monthlySaving === null || monthlyOnDemand === null || savingsRate === null) return unknown('SAVING');
  const reckoned = (monthlyOnDemand * savingsRate) / 100;
  return { check: 'SAVING', isOk: isNear(monthlySaving, reckoned, 0.01), told: monthlySaving, reckoned };
}

/** On-demand cost a month that the line replaces: its saving and what it costs; a fee beside all upfront is no part of it. */
export function monthlyOnDemandOf(line: ImportedLine): number | null {
  const { monthlySaving, upfront, monthlyRecurring, termYears, isAllUpfront } = line;
  if (monthlySaving === null || termYears === null) return null;
  return monthlySaving + (upfront ?? 0) / (12 * termYears) + (isAllUpfront ? 0 : (monthlyRecurring ?? 0));
}

/** What one machine of the line costs an hour, with what is paid ahead; null where it does not say. */
export function unitHourly(line: ImportedLine, quantity: number): number | null {
  const { upfront, monthlyRecurring, termYears, isAllUpfront } = line;
  if (termYears === null || quantity === 0 || (upfront === null && monthlyRecurring === null)) return null;
  const monthly = (upfront ?? 0) / (12 * termYears) + (isAllUpfront ? 0 : (monthlyRecurring ?? 0));
  return monthly / MONTH_HOURS / quantity;
}

/** By the hours of the company: the quantity that is best there, and what it saves. */
export function checkedByHours(
  line: ImportedLine,
  ours: { quantity: number; monthlySaving: number } | null,
): ImportCheck[] {
  if (ours === null || line.quantity === null) return [unknown('HOURS'), unknown('HOURS_SAVING')];
  const { quantity, monthlySaving } = line;
  const saved = ours.monthlySaving;
  return [
    { check: 'HOURS', isOk: isNear(quantity, ours.quantity), told: quantity, reckoned: ours.quantity },
    monthlySaving === null
      ? unknown('HOURS_SAVING')
      : {
          check: 'HOURS_SAVING',
          isOk: Math.abs(monthlySaving - saved) < HALF_CENT,
          told: monthlySaving,
          reckoned: saved,
        },
  ];
}

const HALF_CENT = 0.005;

const isNear = (one: number, other: number, share = DIGITS) =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other), 1e-9);

const unknown = (check: ImportCheckName): ImportCheck => ({ check, isOk: null, told: null, reckoned: null });
