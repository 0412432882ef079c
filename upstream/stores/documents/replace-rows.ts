// Replaces what a table holds of a company, together with the data version that tells of it.
import type { InsertObject, Transaction } from 'kysely';
import type { Documents } from './database.ts';
import { raiseDataVersion } from './platform/companies.ts';
import type { ReferenceTables } from './reference/reference-schema.ts';
import type { Database } from './schema.ts';
import { atomically } from './transaction.ts';

/** How many rows one INSERT carries: the stores limit the parameters of a statement. */
const INSERT_ROWS = 500;

export type CompanyTable = keyof ReferenceTables;

/** The rows become all that the table holds of the company; its data version rises with them. */
export async function replaceRows<Table extends CompanyTable>(
  documents: Documents,
  companyId: string,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  await atomically(documents, async (transaction) => {
    await raiseDataVersion(transaction, companyId);
    await deleteRows(transaction, companyId, table);
    await insertRows(transaction, table, rows);
  });
}

export async function deleteRows(
  transaction: Transaction<Database>,
  companyId: string,
  table: CompanyTable,
): Promise<void> {
  await transaction.deleteFrom(table).where('company_id', '=', companyId).execute();
}

export async function insertRows<Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += INSERT_ROWS) {
    await transaction
      .insertInto(table)
      .values(rows.slice(at, at + INSERT_ROWS))
      .execute();
  }
}
