// Who says what an exchange rate is. The portal's own rates hold from ever now, so their dated copies go: left there,
// they would end the rates that somebody has entered for earlier days.
import { type Kysely, sql } from 'kysely';

/** As a fresh installation had them until now. */
const COPIES = [
  ['USD', '1'],
  ['KRW', '1200'],
  ['CNY', '7'],
  ['JPY', '150'],
  ['MXN', '20'],
] as const;
const COPIED_ON = '2024-01-01';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('exchange_rates')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [currency, rate] of COPIES)
    await sql`DELETE FROM exchange_rates
      WHERE rate_date = ${COPIED_ON} AND currency = ${currency} AND rate = ${rate}`.execute(db);
}
