// The datasets of FOCUS beside the charges: known by content, kept as tables, and heard by the bills.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { billList } from '../../../../upstream/domains/billing/bill-list.ts';
import { billedMonth } from '../../../../upstream/domains/billing/billing-scope.ts';
import { invoiceList } from '../../../../upstream/domains/billing/invoices.ts';
import { billingFor } from '../../../support/product/billing-bench.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
  row,
} from '../../../support/product/focus-files.ts';
import { ask } from '../ask.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const AWS = 'Amazon Web Services, Inc.';
const period = (month: string, status: string, updated = '2024-06-10T00:00:00Z', issuer = AWS): Fields => ({
  BillingPeriodStart: `${month}-01T00:00:00Z`,
  BillingPeriodEnd: `${month}-28T00:00:00Z`,
  BillingPeriodCreated: `${month}-01T00:00:00Z`,
  BillingPeriodLastUpdated: updated,
  BillingPeriodStatus: status,
  InvoiceIssuerName: issuer,
});
const invoiceLine = (id: string, status: string, cost: string): Fields => ({
  BilledCost: cost,
  BillingAccountId: '001',
  BillingCurrency: 'USD',
  BillingPeriodStart: '2024-05-01T00:00:00Z',
  BillingPeriodEnd: '2024-06-01T00:00:00Z',
  ChargeCategory: 'Usage',
  InvoiceDetailCreated: '2024-06-03T00:00:00Z',
  InvoiceDetailId: id,
  InvoiceDetailLastUpdated: '2024-06-03T00:00:00Z',
  InvoiceId: 'INV-1',
  InvoiceIssueStatus: status,
  InvoiceIssuerName: AWS,
  PaymentTerms: 'Net 30',
});
const commitment = (more: Fields = {}): Fields => ({
  ContractCommitmentId: 'c-1',
  ContractCommitmentCategory: 'spend',
  ContractCommitmentType: 'Savings',
  ContractCommitmentPeriodStart: '2024-01-01T00:00:00Z',
  ContractCommitmentPeriodEnd: '2027-01-01T00:00:00Z',
  ContractId: 'k-1',
  ContractCommitmentCost: '120000.50',
  ...more,
});

let count = 0;
const load = async (...rows: Fields[]) => {
  count += 1;
  return (await bench.load([bench.file(`dataset-${count}.csv`, csv(rows))])).files[0];
};
const rowsOf = (table: 'focus_billing_periods' | 'focus_invoice_details' | 'focus_contract_commitments') =>
  bench.documents.selectFrom(table).selectAll().execute();

describe('each is known by its columns and kept as a table of its own', () => {
  test('BillingPeriod, InvoiceDetail and ContractCommitment, and no row of them is a charge', async () => {
    await load(charge(1, 'S3', '5'));
    expect(await load(period('2024-05', 'open'))).toMatchObject({
      layout: 'FOCUS BillingPeriod',
      rowsLoaded: 1,
    });
    expect(await load(invoiceLine('1', 'Issued', '5'), invoiceLine('2', 'Issued', '1'))).toMatchObject({
      layout: 'FOCUS InvoiceDetail',
      rowsLoaded: 2,
      totals: [],
    });
    expect(await load(commitment())).toMatchObject({ layout: 'FOCUS ContractCommitment', rowsLoaded: 1 });
    expect((await ask(bench)).total.total).toBe(5);
    expect(await rowsOf('focus_billing_periods')).toMatchObject([
      { billing_period_status: 'Open', billing_period_start: '2024-05-01T00:00:00Z' },
    ]);
    expect((await rowsOf('focus_invoice_details')).map(({ billed_cost }) => billed_cost)).toEqual(['5', '1']);
    expect(await rowsOf('focus_contract_commitments')).toMatchObject([
      {
        contract_commitment_id: 'c-1',
        contract_commitment_cost: '120000.5',
        contract_commitment_category: 'Spend',
      },
    ]);
  });

  test('of two with one key the newer counts, and the same again changes nothing', async () => {
    await load(period('2024-05', 'Open', '2024-06-01T00:00:00Z'));
    await load(period('2024-05', 'Closed', '2024-06-10T00:00:00Z'));
    expect(await load(period('2024-05', 'Open', '2024-06-02T00:00:00Z'))).toMatchObject({
      unchanged: true,
      notes: [
        '0 new, 0 changed, 0 as they are',
        '1 row is older than the one that is kept, and changes nothing',
      ],
    });
    expect(await load(period('2024-05', 'Closed', '2024-06-10T00:00:00Z'))).toMatchObject({
      unchanged: true,
    });
    expect(await rowsOf('focus_billing_periods')).toMatchObject([{ billing_period_status: 'Closed' }]);
  });

  test('a bad row is told by line, column and reason; a file of bad rows is refused', async () => {
    const bad = period('2024-06', 'Ajar');
    expect(await load(period('2024-05', 'Open'), bad)).toMatchObject({
      rowsLoaded: 1,
      rejected: [
        { line: 3, column: 'BillingPeriodStatus', value: 'Ajar', reason: 'is not one of Open, Closed' },
      ],
    });
    await expect(load(bad)).rejects.toThrow('no row of BillingPeriod in it can be read (line 2');
  });
});

describe('B-05 the bills follow what the vendor says of a month', () => {
  const reasons = async () => {
    const list = await billList(await billingFor(bench.documents, bench.facts, 'acme', 'aws'), 36);
    return Object.fromEntries(
      list.bills.map(({ chargeMonth, status }) => [chargeMonth, [status.status, status.reason]]),
    );
  };
  const may = charge(1, 'S3', '5');
  const july = row({
    BillingPeriodStart: '2024-07-01',
    ChargePeriodStart: '2024-07-01',
    ChargePeriodEnd: '2024-07-20',
  });

  test('open and closed; of another issuer nothing', async () => {
    await load(may, july);
    expect((await reasons())[5]).toEqual(['confirmed', 'confirmation_day_passed']);
    await load(period('2024-05', 'Open', undefined, 'Microsoft'));
    expect((await reasons())[5]).toEqual(['confirmed', 'confirmation_day_passed']);
    await load(period('2024-05', 'Open'));
    expect((await reasons())[5]).toEqual(['estimated', 'period_open']);
    await load(period('2024-05', 'Closed', '2024-06-12T00:00:00Z'));
    expect((await reasons())[5]).toEqual(['confirmed', 'period_closed']);
  });

  test('B-06 an invoice has the state and days of its lines, and none where nothing is said', async () => {
    await load(
      charge(1, 'S3', '5', { InvoiceId: 'INV-1', InvoiceIssuerName: AWS }),
      charge(2, 'S3', '4', { InvoiceId: 'INV-2', InvoiceIssuerName: AWS }),
      charge(2, 'S3', '3', { InvoiceId: 'INV-1', InvoiceIssuerName: 'Another' }),
    );
    const days = { InvoiceIssueDate: '2024-06-03T00:00:00Z', PaymentDueDate: '2024-07-03T00:00:00Z' };
    await load(
      { ...invoiceLine('1', 'Issued', '4'), ...days },
      { ...invoiceLine('2', 'Voided', '1'), ...days, PaymentDueDate: '2024-07-05T00:00:00Z' },
    );
    const issues = async () => {
      const billing = await billingFor(bench.documents, bench.facts, 'acme', 'aws');
      const { invoices } = await invoiceList(billing, await billedMonth(billing, '2024-05-01'));
      return invoices.map(({ issuer, issue }) => [issuer, issue]);
    };
    const issued = { state: 'Issued', issuedOn: '2024-06-03', dueOn: '2024-07-05' };
    expect(await issues()).toEqual([
      [AWS, issued],
      [AWS, null],
      ['Another', null],
    ]);
    await load({ ...invoiceLine('3', 'Open', '1'), InvoiceDetailLastUpdated: '2024-06-04T00:00:00Z' });
    expect((await issues())[0]).toEqual([AWS, { ...issued, state: 'Open' }]);
  });

  test('an invoice that is not issued yet makes no bill final', async () => {
    await load({ ...may, InvoiceId: 'INV-1' }, { ...july, InvoiceId: 'INV-2' });
    expect((await reasons())[5]).toEqual(['confirmed', 'invoiced']);
    await load(invoiceLine('1', 'Open', '5'));
    expect((await reasons())[5]?.[1]).not.toBe('invoiced');
  });

  test('B-01 a bill of a month after today is listed', async () => {
    await load(
      may,
      row({ ChargeCategory: 'Purchase', BillingPeriodStart: '2024-09-01', ChargePeriodStart: '2024-09-01' }),
    );
    expect(await reasons()).toEqual({
      5: ['estimated', 'month_not_ended'],
      9: ['estimated', 'month_not_ended'],
    });
  });
});

test('B-08 a tag key whose values all are empty is not offered', async () => {
  const tags = (values: Record<string, string>) => ({ Tags: JSON.stringify(values) });
  await load(
    charge(1, 'S3', '1', tags({ team: 'a', blank: '' })),
    charge(2, 'S3', '2', tags({ team: '', blank: '' })),
  );
  const question = {
    companyId: 'acme',
    vendors: ['aws' as const],
    range: { start: '2024-05-01', end: '2024-05-31' },
    filters: [],
    measure: 'billed' as const,
    limit: 10,
    skip: 0,
  };
  const keysOf = async (filters: Parameters<typeof bench.facts.tagKeys>[0]['filters']) => {
    const { keys, keyCount } = await bench.facts.tagKeys({ ...question, filters });
    return [keyCount, keys.map(({ key, total }) => [key, total])];
  };
  expect(await keysOf([])).toEqual([1, [['team', 3]]]);
  // Of the rows themselves, which the rollup of tags has not.
  expect(await keysOf([{ dimension: 'resource', values: [''] }])).toEqual([1, [['team', 3]]]);
});
