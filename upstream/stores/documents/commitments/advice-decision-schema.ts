// Tables of what a company decides on advice.

export interface AdviceDecisionTables {
  advice_decisions: AdviceDecisionRow;
  advice_decision_history: AdviceDecisionHistoryRow;
}

interface DecisionColumns {
  company_id: string;
  recommendation_id: string;
  version: number;
  state: string;
  /** The last day of a postponement; null of any other state. */
  until: string | null;
  reason: string;
  /** Decimal text: money an hour, or instances. */
  quantity: string;
  /** JSON: ids of the commitments that were bought of it. */
  commitments: string;
  author: string;
  /** ISO 8601 */
  changed_at: string;
}

/** The decision as it is now, with the advice as it was given. */
export interface AdviceDecisionRow extends DecisionColumns {
  kind: string;
  /** JSON of what was asked, and of the piece of advice. */
  asked: string;
  line: string;
  /** Decimal text: saving a month of the quantity, in the currency. */
  promised: string;
  /** ISO 4217 */
  currency: string;
  /** The last day of the usage that the advice was made of. */
  known_through: string;
}

/** What it was changed to, one row a version. */
export type AdviceDecisionHistoryRow = DecisionColumns;
