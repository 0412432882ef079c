// The common shape of all alerts.
import type { DateRange, IsoDate } from '../../../lib/calendar/calendar.ts';
import type { AnomalyLevel } from '../../../lib/catalogue/anomaly.ts';
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { CommitmentKind } from '../../../lib/commitments/commitment-kinds.ts';
import type { AnomalyEvent } from '../../stores/documents/anomaly/anomaly-events.ts';
import type { BudgetScope } from '../../stores/documents/budgets/budgets.ts';

interface AlertBase {
  /** Permanent id: the same key is the same alert everywhere. */
  key: string;
  level: AnomalyLevel;
  /** Null: of no single one. */
  vendor: VendorCode | null;
  /** Account id; null: of no single one. */
  account: string | null;
  /** When it was raised first, ISO 8601. */
  since: string;
  /** The days whose cost it was judged on; null where no cost was judged. */
  judged: DateRange | null;
  /** The menu that a reader needs the right on, as its page does. */
  menu: MenuName;
  /** Address of what it is about, from the root of the portal. */
  path: string;
}

export interface AnomalyAlert extends AlertBase {
  kind: 'ANOMALY' | 'RULE';
  event: AnomalyEvent;
  /** Null of AI, and where the rule is gone. */
  ruleTitle: string | null;
}

export interface BudgetAlert extends AlertBase {
  kind: 'BUDGET_REACHED' | 'BUDGET_EXPECTED';
  scope: BudgetScope;
  /** Name of an account; empty for other scopes. */
  accountName: string;
  /** First day of the month. */
  month: IsoDate;
  budget: number;
  /** What is spent, or what is expected of the month. */
  cost: number;
  /** Percent of the budget that the cost is; null where the budget is 0. */
  rate: number | null;
  /** ISO 4217 */
  currency: string;
}

export interface CommitmentAlert extends AlertBase {
  kind: 'COMMITMENT_ENDS' | 'COMMITMENT_IDLE' | 'COMMITMENT_LOW';
  commitmentKind: CommitmentKind;
  name: string;
  /** Of one that ends: its last day, and whole days until then. */
  endsOn: IsoDate | null;
  daysLeft: number | null;
  /** Of one that is poorly used: percent, and the cost of the unused part, over the judged days. */
  utilization: number | null;
  unused: number | null;
  /** ISO 4217, of the cost of the unused part. */
  currency: string | null;
}

export interface LoadAlert extends AlertBase {
  kind: 'LOAD_FAILED';
  /** What was to be loaded, in words. */
  source: string;
  state: 'failed' | 'refused' | 'interrupted';
}

/** What is worked out from cost, and kept until figures change. */
export type KeptAlert = BudgetAlert | CommitmentAlert;
export type Alert = AnomalyAlert | KeptAlert | LoadAlert;
/** Before it is known since when the alert is active. */
export type FoundAlert = Omit<BudgetAlert, 'since'> | Omit<CommitmentAlert, 'since'>;
