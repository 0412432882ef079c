// Notes a change of a company's data: what it did to months or to lists is noted with it.
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { DataChangeRow } from './change-schema.ts';

/** A part of a transaction that raised the company's data version already, once. */
export async function addChange(
  transaction: Transaction<Database>,
  change: Omit<DataChangeRow, 'data_version'>,
): Promise<void> {
  const { data_version } = await transaction
    .selectFrom('companies')
    .select('data_version')
    .where('company_id', '=', change.company_id)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('data_changes')
    .values({ ...change, data_version })
    .execute();
}
