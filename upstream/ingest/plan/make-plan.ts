// Makes the plan of a load: each month that it changes with what is there now and then, and all that speaks against it.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { allPartitions } from '../../stores/documents/loads/catalogue.ts';
import type {
  LoadFinding,
  MonthMoney,
  PlannedMonth,
  PlanReport,
} from '../../stores/documents/loads/load-report.ts';
import type { LoadPlan, PlannedPartition } from '../load/load-plan.ts';
import type { NotationQuestion } from '../notation/settle-notation.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkDoubled } from './check-doubled.ts';
import { checkFiles } from './check-files.ts';
import { checkLosses } from './check-losses.ts';
import { byCurrency, keptMoney, type MoneyFigures } from './month-figures.ts';
import { type ChangedMonth, monthName, type PlanContext } from './plan-context.ts';

interface PlanOptions {
  documents: Documents;
  dataDir: string;
  companyId: string;
  plan: LoadPlan;
  staged: readonly StagedFile[];
  questions: readonly NotationQuestion[];
  answers: ReadonlySet<LoadAnswer>;
}

export async function makePlan(connection: DuckDBConnection, options: PlanOptions): Promise<PlanReport> {
  const context = await contextOf(connection, options);
  const findings: LoadFinding[] = [
    ...checkFiles(context),
    ...(await checkDoubled(context)),
    ...(await checkLosses(context)),
    ...checkAmounts(context),
  ];
  return { months: context.months.map(plannedMonth), findings, allowed: [...options.answers] };
}

async function contextOf(
  connection: DuckDBConnection,
  { documents, dataDir, companyId, plan, staged, questions }: PlanOptions,
): Promise<PlanContext> {
  const files = staged.filter(({ source }) => !plan.unchanged.has(source.sha256));
  if (plan.partitions.length === 0)
    return { connection, dataDir, files: [], questions: [], months: [], others: [] };
  const partitions = await allPartitions(documents, companyId);
  const kept = await keptMoney(connection, documents, dataDir, partitions);
  const moneyOf = (part: string): Map<string, MoneyFigures> => byCurrency(kept.get(part) ?? []);
  const fresh = staged.flatMap(({ sums }) => sums);
  const months = plan.partitions.map((planned): ChangedMonth => {
    const { vendor, account, month } = planned;
    const before = plan.replaced.find((row) =>
      isOf(planned, row.vendor, row.billing_account_id, row.billing_month),
    );
    const sources = fresh.filter((one) => isOf(planned, one.vendor, one.account, one.month));
    return {
      ...{ vendor, account, month, planned, sources },
      before: before ?? null,
      moneyBefore: before && kept.has(before.part) ? moneyOf(before.part) : null,
      moneyAfter: byCurrency(sources),
    };
  });
  const replaced = new Set([...plan.replaced, ...plan.moved].map(({ part }) => part));
  const others = partitions
    .filter(({ part }) => !replaced.has(part))
    .map((row) => ({ row, money: moneyOf(row.part) }));
  return { connection, dataDir, files, questions, months, others };
}

function isOf(planned: PlannedPartition, vendor: string, account: string, month: string): boolean {
  return planned.vendor === vendor && planned.account === account && planned.month === month;
}

function plannedMonth(month: ChangedMonth): PlannedMonth {
  const { before, moneyBefore, moneyAfter, planned } = month;
  const currencies = [...new Set([...(moneyBefore?.keys() ?? []), ...moneyAfter.keys()])].sort();
  const money = currencies.map(
    (currency): MonthMoney => ({
      currency,
      before: moneyBefore?.get(currency)?.billed ?? null,
      after: moneyAfter.get(currency)?.billed ?? null,
    }),
  );
  return {
    ...monthName(month),
    rowsBefore: before?.row_count ?? null,
    rowsAfter: planned.span.row_count,
    money,
  };
}
