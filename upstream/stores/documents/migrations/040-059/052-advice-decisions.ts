// What a company decides on advice to buy commitments (O-03), with the advice as it was given, and who did what.
import type { Kysely } from 'kysely';

const ADVICE = ['kind', 'asked', 'line', 'promised', 'currency', 'known_through'];
const DECISION = ['state', 'reason', 'quantity', 'commitments', 'author', 'changed_at'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await make(db, 'advice_decisions', ['recommendation_id'], [...ADVICE, ...DECISION]);
  await make(db, 'advice_decision_history', ['recommendation_id', 'version'], DECISION);
}

/** Decimals are text; asked, line and commitments are JSON. */
async function make(db: Kysely<unknown>, name: string, key: string[], texts: string[]): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('recommendation_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('until', 'text');
  for (const text of texts) table = table.addColumn(text, 'text', (column) => column.notNull());
  await table.addPrimaryKeyConstraint(`${name}_key`, ['company_id', ...key] as never[]).execute();
}
