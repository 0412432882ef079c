// Accounts of a company, and the names that people gave them.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import { replaceRows } from '../replace-rows.ts';

export interface Account {
  vendor: VendorCode;
  /** FOCUS SubAccountId: account, subscription, project or compartment. */
  accountId: string;
  /** Takes the place of the name in the billing data wherever the account is shown; null: that name stays. */
  alias: string | null;
}

const ofCompany = keptQuery((documents, companyId: string) =>
  documents
    .selectFrom('accounts')
    .select(['vendor', 'account_id', 'alias'])
    .where('company_id', '=', companyId)
    .orderBy('vendor')
    .orderBy('account_id'),
);

/** By vendor and id. */
export async function accountsOf(documents: Documents, companyId: string): Promise<Account[]> {
  const rows = await ofCompany(documents, companyId);
  return rows.map(({ vendor, account_id, alias }) => ({
    vendor: vendor as VendorCode,
    accountId: account_id,
    alias,
  }));
}

/** All accounts of the company become these. */
export async function replaceAccounts(
  documents: Documents,
  companyId: string,
  accounts: readonly Account[],
): Promise<void> {
  const rows = accounts.map(({ vendor, accountId, alias }) => ({
    company_id: companyId,
    vendor,
    account_id: accountId,
    alias,
  }));
  await replaceRows(documents, companyId, 'accounts', rows);
}
