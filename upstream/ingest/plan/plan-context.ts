// What the checks of a plan look at: the staged files, the months that they change, and the months around those.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { PlannedPartition } from '../load/load-plan.ts';
import type { NotationQuestion } from '../notation/settle-notation.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import type { StagedSum } from '../staging/staged-facts.ts';
import type { MoneyFigures } from './month-figures.ts';

/** A partition that the load writes, beside what it takes the place of. */
export interface ChangedMonth {
  vendor: string;
  account: string;
  /** First day. */
  month: string;
  planned: PlannedPartition;
  before: PartitionRow | null;
  /** Null where it is not known, or there was nothing. */
  moneyBefore: ReadonlyMap<string, MoneyFigures> | null;
  moneyAfter: ReadonlyMap<string, MoneyFigures>;
  /** The sums of its rows in each file. */
  sources: readonly StagedSum[];
}

export interface PlanContext {
  connection: DuckDBConnection;
  dataDir: string;
  /** Files that change something. */
  files: readonly StagedFile[];
  questions: readonly NotationQuestion[];
  months: readonly ChangedMonth[];
  /** Every partition of the company that stays. */
  others: readonly { row: PartitionRow; money: ReadonlyMap<string, MoneyFigures> }[];
}

/** Vendor, billing account and month as reports tell them. */
export function monthName({ vendor, account, month }: Pick<ChangedMonth, 'vendor' | 'account' | 'month'>) {
  return { vendor, billingAccountId: account, month: month.slice(0, 7) };
}
