// What a company decided on advice: accepted, postponed or excluded, why and by whom, and the advice as it was given.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { Decision, RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { AdviceDecisionHistoryRow, AdviceDecisionRow } from './advice-decision-schema.ts';

/** The advice as it was when somebody decided on it. */
export interface GivenAdvice {
  kind: RecommendationKind;
  /** The options and the piece of advice at that time, for the ledger. */
  asked: unknown;
  line: unknown;
  /** Saving a month, in `currency`. */
  promised: number;
  currency: string;
  /** The last day of the usage that it was made of. */
  knownThrough: IsoDate;
}

export interface Decided {
  state: Decision;
  /** The last day of a postponement. */
  until: IsoDate | null;
  reason: string;
  /** Money an hour, or instances. */
  quantity: number;
  /** Ids of the commitments that were bought of it. */
  commitments: readonly string[];
}

export interface KeptDecision extends GivenAdvice, Decided {
  recommendationId: string;
  version: number;
  author: string;
  changedAt: string;
}

/** The newest change first. */
export async function adviceDecisions(documents: Documents, companyId: string): Promise<KeptDecision[]> {
  const rows = await documents
    .selectFrom('advice_decisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('changed_at', 'desc')
    .orderBy('recommendation_id')
    .execute();
  return rows.map(decisionOf);
}

export async function adviceDecision(
  documents: Documents,
  companyId: string,
  recommendationId: string,
): Promise<KeptDecision | null> {
  const row = await documents
    .selectFrom('advice_decisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('recommendation_id', '=', recommendationId)
    .executeTakeFirst();
  return row ? decisionOf(row) : null;
}

export interface DecisionChange {
  companyId: string;
  recommendationId: string;
  /** As it was read; 0 where nothing was decided. */
  version: number;
  author: string;
  at: Date;
  given: GivenAdvice;
  decided: Decided;
}

/** False when it is not as it was read; then nothing is saved. */
export function saveAdviceDecision(documents: Documents, change: DecisionChange): Promise<boolean> {
  const { companyId, recommendationId, version } = change;
  return atomically(documents, async (transaction) => {
    const known = await adviceDecision(transaction, companyId, recommendationId);
    if ((known?.version ?? 0) !== version) return false;
    const history = historyRow(change);
    const row = { ...history, ...givenColumns(change.given) };
    await transaction
      .insertInto('advice_decisions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'recommendation_id']).doUpdateSet(row))
      .execute();
    await transaction.insertInto('advice_decision_history').values(history).execute();
    return true;
  });
}

export interface DecisionStep extends Decided {
  version: number;
  author: string;
  changedAt: string;
}

/** The newest first. */
export async function adviceDecisionHistory(
  documents: Documents,
  companyId: string,
  recommendationId: string,
): Promise<DecisionStep[]> {
  const rows = await documents
    .selectFrom('advice_decision_history')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('recommendation_id', '=', recommendationId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(stepOf);
}

function historyRow(change: DecisionChange): AdviceDecisionHistoryRow {
  const { companyId, recommendationId, version, author, at, decided } = change;
  return {
    company_id: companyId,
    recommendation_id: recommendationId,
    version: version + 1,
    state: decided.state,
    until: decided.until,
    reason: decided.reason,
    quantity: String(decided.quantity),
    commitments: JSON.stringify(decided.commitments),
    author,
    changed_at: at.toISOString(),
  };
}

function givenColumns({ kind, asked, line, promised, currency, knownThrough }: GivenAdvice) {
  return {
    kind,
    asked: JSON.stringify(asked),
    line: JSON.stringify(line),
    promised: String(promised),
    currency,
    known_through: knownThrough,
  };
}

function decisionOf(row: AdviceDecisionRow): KeptDecision {
  return {
    ...stepOf(row),
    recommendationId: row.recommendation_id,
    kind: row.kind as RecommendationKind,
    asked: JSON.parse(row.asked),
    line: JSON.parse(row.line),
    promised: Number(row.promised),
    currency: row.currency,
    knownThrough: row.known_through,
  };
}

function stepOf(row: AdviceDecisionHistoryRow): DecisionStep {
  return {
    version: row.version,
    state: row.state as Decision,
    until: row.until,
    reason: row.reason,
    quantity: Number(row.quantity),
    commitments: JSON.parse(row.commitments) as string[],
    author: row.author,
    changedAt: row.changed_at,
  };
}
