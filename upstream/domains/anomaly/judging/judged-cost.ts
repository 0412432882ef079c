// The cost of a vendor as it is judged: which days, how much of them is learnt from, and what is too small to report.
import { addDays, firstOfMonth, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import { alarmBand } from '../alarm-band.ts';
import type { Leaf } from '../detection/leaves.ts';
import { type AlarmBand, minimumImpactOf } from '../detection/levels.ts';
import type { MonthlyCharge } from '../detection/months/monthly-charge.ts';
import { readCharges } from './read-charges.ts';
import { costPerDay, nameKey, readLeaves, sinceFirstCost } from './read-leaves.ts';

/** Days that are judged, counted from the newest complete one. */
const JUDGED_DAYS = 90;
/** Months before them that are learnt from: a year, so that last year's season is known, and what bands need. */
const LEARNT_MONTHS = 15;
const DAYS_IN_A_MONTH = 30;

export interface CostToJudge {
  companyId: string;
  vendor: VendorCode;
  /** The company's. */
  currency: string;
  /** The newest complete day. */
  through: IsoDate;
}

export interface JudgedCost {
  leaves: Leaf[];
  /** What is judged by month. */
  charges: MonthlyCharge[];
  /** How accounts and regions are called, see `readLeaves`. */
  names: ReadonlyMap<string, string>;
  band: AlarmBand;
  minimumImpact: number;
  /** The first day that is judged. */
  from: IsoDate;
}

export async function judgedCost(
  { documents, facts }: { documents: Documents; facts: RequestFacts },
  { companyId, vendor, currency, through }: CostToJudge,
): Promise<JudgedCost> {
  const start = firstOfMonth(addDays(through, -LEARNT_MONTHS * DAYS_IN_A_MONTH));
  const asked = { facts, companyId, vendor, range: { start, end: through } };
  const { leaves, names } = await readLeaves(asked);
  const { charges, accounts } = await readCharges(asked, leaves);
  const band = await alarmBand(documents, { companyId, vendor, currency, day: through });
  return {
    leaves: sinceFirstCost(leaves),
    charges,
    names: new Map([
      ...names,
      ...[...accounts].map(([key, name]) => [nameKey('account', key), name] as const),
    ]),
    band,
    minimumImpact: minimumImpactOf(band.minAlert, costPerDay(leaves, JUDGED_DAYS)),
    from: addDays(through, 1 - JUDGED_DAYS),
  };
}
