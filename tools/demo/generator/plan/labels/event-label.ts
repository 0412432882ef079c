// A line of the label file, and its parts that say where, when and how much.
import { Big } from 'big.js';
import type { CloudCode } from '../../../../../lib/catalogue/vendors.ts';
import { dayText } from '../../days.ts';
import type { DemoCurrency } from '../../shape.ts';
import type { Alert } from '../event-forms.ts';
import type { VendorPlan } from '../plan.ts';
import type { LabelKind } from './changes.ts';
import type { Cell, Costs } from './world.ts';

export interface EventLabel {
  /** Of the event; it has a line for each series that it changes, the largest first. */
  id: string;
  type: string;
  /** What it changes in this series: USAGE and PRICE by contracted cost, RATE what the same usage costs, IDLE what of a
   * commitment is unused, FEE, TAX and CREDIT charges beside usage, TAGS no cost at all. */
  kind: LabelKind;
  direction: 'UP' | 'DOWN' | 'NONE';
  vendor: CloudCode;
  /** The keys of the series in the facts; empty text for none. */
  accountId: string;
  service: string;
  region: string;
  usageType: string;
  operation: string;
  /** First day, and how many days it lasts. */
  day: string;
  days: number;
  /** Of what is changed in the series, which may have more beside it. */
  factor: number;
  currency: DemoCurrency;
  /** Mean change of a day, without noise, over its first five weeks or as long as it grows; exact decimal text. */
  perDay: { contracted: string; effective: string; billed: string };
  cause: string;
  alert: Alert;
}

const DIGITS = 4;

/** When something changes, and by how many times. */
interface When {
  day: number;
  days: number;
  factor: number;
}

export function placeOf(
  { vendor }: VendorPlan,
  { account, service, region, usageType, operation }: Cell,
  { day, days, factor }: When,
) {
  return {
    ...{ vendor, accountId: account.id, service, region, usageType, operation },
    ...{ day: dayText(day), days, factor: Number(factor.toFixed(DIGITS)), currency: account.currency },
  };
}

/** Amounts as exact decimal text. */
export function texts({ contracted, effective, billed }: Costs) {
  const text = (amount: number) => new Big(amount).round(DIGITS).toFixed();
  return { contracted: text(contracted), effective: text(effective), billed: text(billed) };
}
