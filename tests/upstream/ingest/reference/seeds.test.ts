// What the generated company of the demo starts with: every kind, about accounts that it has.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLOUD_CODES, VENDOR_CODES, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { accountsOf as generatedAccounts } from '../../../../tools/demo/generator/company/accounts.ts';
import { DEMO_COMPANY } from '../../../../tools/demo/generator/shape.ts';
import { seedReference } from '../../../../upstream/ingest/reference/seed-reference.ts';
import { budgetsOf } from '../../../../upstream/stores/documents/budgets/budgets.ts';
import { accountsOf } from '../../../../upstream/stores/documents/reference/accounts.ts';
import { authorisedVendorsOf } from '../../../../upstream/stores/documents/reference/authorised-vendors.ts';
import { billConfirmationsOf } from '../../../../upstream/stores/documents/reference/bill-confirmations.ts';
import { contractTermsOf } from '../../../../upstream/stores/documents/reference/contract-terms.ts';
import { addCompany, describeOnEngines } from '../../stores/documents/engines.ts';

const FOLDER = join(import.meta.dirname, '../../../../tools/demo/reference/meridian');
const { companyId, name, seed, scale } = DEMO_COMPANY;
const made = new Map<VendorCode, ReturnType<typeof generatedAccounts>>(
  CLOUD_CODES.map((vendor) => [vendor, generatedAccounts({ seed, scale, company: name }, vendor)]),
);

describeOnEngines('the reference data of Meridian', ({ newStore }) => {
  it('are taken over once, and name accounts of the generator', async () => {
    const { documents } = await newStore();
    await addCompany(documents, companyId, name);
    await seedReference(documents, companyId, FOLDER);
    const accounts = await accountsOf(documents, companyId);
    expect(accounts).toHaveLength(5);
    for (const { vendor, accountId } of accounts) {
      expect(made.get(vendor)?.map(({ id }) => id)).toContain(accountId);
    }
    const confirmed = await billConfirmationsOf(documents, companyId);
    expect(confirmed).toHaveLength(20);
    for (const { vendor, billingAccountId } of confirmed) {
      expect(made.get(vendor)?.map(({ billingId }) => billingId)).toContain(billingAccountId);
    }
    expect([...(await authorisedVendorsOf(documents, companyId))].sort()).toEqual([...VENDOR_CODES].sort());
    expect(await contractTermsOf(documents, companyId)).toHaveLength(4);
    expect(await budgetsOf(documents, companyId)).toHaveLength(36);

    await documents.deleteFrom('budgets').where('month', '>=', '2024-02-01').execute();
    await seedReference(documents, companyId, FOLDER);
    expect(await budgetsOf(documents, companyId)).toHaveLength(3);
  });
});
