// Billing over HTTP: the vendor in the path, the clock of the status, and the vendors of the company.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bills, charge } from '../../../../upstream/contract/billing/billing.ts';
import { filledPath } from '../../../../upstream/contract/endpoint.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { ask, type Caller, call, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let caller: Caller;

beforeAll(async () => {
  upstream = await startUpstream({ demoToday: '2024-07-08' });
  caller = {
    ...{ url: upstream.url, token: await upstream.demoToken() },
    ...{ userId: 'dana-demo', companyId: 'sunflower' },
  };
});
afterAll(() => upstream.close());

const MAY = { vendor: 'aws', chargeYear: 2024, chargeMonth: 5 } as const;

describe('the vendor of a path', () => {
  test('stands in its place, encoded', () => {
    expect(filledPath(charge, MAY)).toBe('/billing/aws/charge');
    expect(filledPath(charge, { vendor: '../x' })).toBe('/billing/..%2Fx/charge');
  });

  test('outranks the body', async () => {
    const body = { companyId: 'sunflower', siteCode: '', userId: 'dana-demo', userName: '', userEmail: '' };
    const response = await fetch(`${upstream.url}/api/v3/billing/gcp/bills`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, vendor: 'aws', term: 36 }),
    });
    const gcp = await ask(caller, bills, { vendor: 'gcp', term: 36 });
    expect(((await response.json()) as { Data: unknown }).Data).toEqual(gcp);
  });

  test('that is none is outside of the contract', async () => {
    const answer = await call(caller, charge, { ...MAY, vendor: 'ali' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { field: 'vendor' } });
  });
});

test('B-05 two days after the 6th June is unconfirmed, and will be confirmed on the 11th', async () => {
  const { bills: months } = await ask(caller, bills, { vendor: 'aws', term: 36 });
  expect(months.at(-1)).toMatchObject({
    chargeYear: 2024,
    chargeMonth: 6,
    status: { status: 'unconfirmed', reason: 'before_confirmation_day', nextDate: '2024-07-11' },
  });
  const { status } = await ask(caller, charge, { ...MAY, chargeMonth: 6 });
  expect(status).toEqual(months.at(-1)?.status);
});

test('B-05 the word of a person confirms a bill when every billing account has it', async () => {
  const documents = await openDocuments(upstream.dataDir);
  const accounts = await documents
    .selectFrom('partitions')
    .select('billing_account_id')
    .where('company_id', '=', 'sunflower')
    .where('vendor', '=', 'aws')
    .where('billing_month', '=', '2024-06-01')
    .execute();
  const rows = accounts.map(({ billing_account_id }, index) => ({
    ...{ company_id: 'sunflower', vendor: 'aws', billing_account_id, billing_month: '2024-06-01' },
    ...{ confirmed_at: `2024-07-07T0${index}:00:00Z`, confirmed_by: 'Finn' },
  }));
  await documents.insertInto('bill_confirmations').values(rows).execute();
  const june = { ...MAY, chargeMonth: 6 };
  expect((await ask(caller, charge, june)).status).toMatchObject({
    ...{ status: 'confirmed', reason: 'confirmed_by_person', nextDate: null, confirmedBy: 'Finn' },
  });
  await documents.destroy();
});

test('a vendor that the company is not authorised for has no bills', async () => {
  const documents = await openDocuments(upstream.dataDir);
  await documents
    .insertInto('authorised_vendors')
    .values({ company_id: 'sunflower', vendor: 'gcp' })
    .execute();
  expect(await refusal(caller, charge, MAY)).toMatchObject({ code: 'VENDOR_NOT_AVAILABLE', field: 'vendor' });
  await documents.deleteFrom('authorised_vendors').where('company_id', '=', 'sunflower').execute();
  await documents.destroy();
});
