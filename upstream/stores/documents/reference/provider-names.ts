// Names of providers: those that the program knows, and those that an administrator added.
import {
  BUILT_IN_NAMES,
  type ProviderName,
  type RowVendor,
} from '../../../../lib/catalogue/provider-names.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { insertRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';

const byName = keptQuery((documents) => documents.selectFrom('provider_names').selectAll().orderBy('name'));

/** Those that were added, by name. */
export async function addedNames(documents: Documents): Promise<ProviderName[]> {
  const rows = await byName(documents);
  return rows.map(({ name, vendor }) => ({ name, vendor: vendor as RowVendor }));
}

/** All that count: an added name goes before a known one. */
export async function providerNames(documents: Documents): Promise<ProviderName[]> {
  return [...BUILT_IN_NAMES, ...(await addedNames(documents))];
}

/** All added names become these, for every company: who issued a bill is told by them. */
export async function replaceAddedNames(documents: Documents, names: readonly ProviderName[]): Promise<void> {
  await atomically(documents, async (transaction) => {
    await raiseDataVersion(transaction);
    await transaction.deleteFrom('provider_names').execute();
    await insertRows(
      transaction,
      'provider_names',
      names.map(({ name, vendor }) => ({ name, vendor })),
    );
  });
}
