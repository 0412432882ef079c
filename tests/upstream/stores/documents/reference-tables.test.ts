// The tables of reference data on both engines: what is put in comes out, and every change tells of itself.
import { expect, it } from 'vitest';
import {
  type Budget,
  budgetsOf,
  replaceBudgets,
} from '../../../../upstream/stores/documents/budgets/budgets.ts';
import { accountsOf, replaceAccounts } from '../../../../upstream/stores/documents/reference/accounts.ts';
import {
  authorisedVendorsOf,
  replaceAuthorisedVendors,
} from '../../../../upstream/stores/documents/reference/authorised-vendors.ts';
import {
  billConfirmationsOf,
  replaceBillConfirmations,
} from '../../../../upstream/stores/documents/reference/bill-confirmations.ts';
import {
  type ContractTerm,
  contractTermsOf,
  replaceContractTerms,
  termFor,
} from '../../../../upstream/stores/documents/reference/contract-terms.ts';
import {
  enteredRates,
  rateTable,
  replaceRates,
} from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import {
  replaceServiceGroupSets,
  serviceGroupSetsOf,
} from '../../../../upstream/stores/documents/reference/service-groups.ts';
import { addCompany, describeOnEngines, versionOf } from './engines.ts';

const RATES = { salesDiscountRate: '0.05', supportRate: '0', vatRate: '0.1', invoiceCurrency: null };

function term(change: Partial<ContractTerm>): ContractTerm {
  return { vendor: null, accountId: null, validFrom: '2024-01-01', validTo: null, ...RATES, ...change };
}

describeOnEngines('reference data', ({ newStore }) => {
  it('are kept for one company each, and raise its data version alone', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    const accounts = [
      { vendor: 'aws', accountId: '001', alias: 'Web shop' },
      { vendor: 'aws', accountId: '01', alias: null },
      { vendor: 'gcp', accountId: 'a', alias: 'ß 가 "x"' },
    ] as const;
    await replaceAccounts(documents, 'acme', [accounts[2], accounts[0], accounts[1]]);
    await replaceAccounts(documents, 'other', [{ vendor: 'oci', accountId: '9', alias: 'Nine' }]);
    expect(await accountsOf(documents, 'acme')).toEqual(accounts);
    expect(await versionOf(documents)).toBe(1);
    await replaceAuthorisedVendors(documents, 'acme', ['gcp', 'aws']);
    expect(await authorisedVendorsOf(documents, 'acme')).toEqual(['aws', 'gcp']);
    expect(await authorisedVendorsOf(documents, 'other')).toEqual([]);
    const bill = {
      vendor: 'aws',
      billingMonth: '2024-06-01',
      billingAccountId: '001',
      confirmedAt: '2024-07-11T01:00:00.000Z',
      confirmedBy: 'dana-demo',
    } as const;
    await replaceBillConfirmations(documents, 'acme', [bill]);
    expect(await billConfirmationsOf(documents, 'acme')).toEqual([bill]);
    expect(await versionOf(documents)).toBe(3);
    expect(await versionOf(documents, 'other')).toBe(1);
    await replaceAccounts(documents, 'acme', []);
    expect(await accountsOf(documents, 'acme')).toEqual([]);
    expect(await accountsOf(documents, 'other')).toHaveLength(1);
  });

  it('leave everything as it was when a part of a change fails', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await replaceAuthorisedVendors(documents, 'acme', ['aws']);
    await expect(replaceAuthorisedVendors(documents, 'acme', ['gcp', 'gcp'])).rejects.toThrow();
    expect(await authorisedVendorsOf(documents, 'acme')).toEqual(['aws']);
    expect(await versionOf(documents)).toBe(1);
    await expect(replaceAuthorisedVendors(documents, 'nobody', ['aws'])).rejects.toThrow();
  });

  it('change one after the other when two programs change them at once', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    await addCompany(store.documents);
    const changes = Array.from({ length: 8 }, (_, index) =>
      replaceAccounts(index % 2 ? other : store.documents, 'acme', [
        { vendor: 'aws', accountId: String(index), alias: null },
        { vendor: 'gcp', accountId: String(index), alias: null },
      ]),
    );
    await Promise.all(changes);
    const accounts = await accountsOf(store.documents, 'acme');
    expect(accounts).toHaveLength(2);
    expect(accounts[0]?.accountId).toBe(accounts[1]?.accountId);
    expect(await versionOf(store.documents)).toBe(changes.length);
  });

  it('have contract terms, of which the closest that holds in a month counts', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const terms = [
      term({}),
      term({ vendor: 'aws', validTo: '2024-03-01', salesDiscountRate: '0.06' }),
      term({ vendor: 'aws', validFrom: '2024-04-01', salesDiscountRate: '0.07', invoiceCurrency: 'KRW' }),
      term({ vendor: 'aws', accountId: '001', validFrom: '2024-06-01', vatRate: '0.123456789012345678' }),
    ];
    await replaceContractTerms(documents, 'acme', [...terms].reverse());
    const kept = await contractTermsOf(documents, 'acme');
    expect(kept).toEqual(terms);
    const rateOf = (vendor: 'aws' | 'gcp', accountId: string, month: string) =>
      termFor(kept, { vendor, accountId, month })?.salesDiscountRate ?? null;
    expect(rateOf('gcp', '001', '2024-02-01')).toBe('0.05');
    expect(rateOf('gcp', '001', '2023-12-31')).toBeNull();
    expect(rateOf('aws', '001', '2024-03-31')).toBe('0.06');
    expect(rateOf('aws', '001', '2024-04-01')).toBe('0.07');
    expect(rateOf('aws', '002', '2024-06-30')).toBe('0.07');
    expect(termFor(kept, { vendor: 'aws', accountId: '001', month: '2024-06-15' })).toEqual(terms[3]);
  });

  it('have service groups with their rules in order', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const none = { vendor: null, accountId: null, resourceId: null, tagKey: null, tagValue: null };
    const sets = [
      {
        set: 'Environment',
        groups: ['Production', 'Development', 'Empty'],
        rules: [
          { ...none, group: 'Development', tagKey: 'env', tagValue: 'dev' },
          { ...none, group: 'Production', resourceId: 'r-1' },
          { ...none, group: 'Development', vendor: 'aws' as const, accountId: '001' },
          ...Array.from({ length: 1200 }, (_, index) => ({
            ...none,
            group: 'Production',
            resourceId: `many-${index}`,
          })),
        ],
      },
      { set: 'Unit', groups: ['Only'], rules: [] },
    ];
    await replaceServiceGroupSets(documents, 'acme', [...sets].reverse());
    expect(await serviceGroupSetsOf(documents, 'acme')).toEqual(sets);
    expect(await versionOf(documents)).toBe(1);
    await replaceServiceGroupSets(documents, 'acme', []);
    expect(await serviceGroupSetsOf(documents, 'acme')).toEqual([]);
  });

  it('have budgets of every scope', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const of = (scope: Budget['scope'], month = '2024-06-01'): Budget => ({
      scope,
      month,
      amount: '1234567890.123456789',
      currency: 'KRW',
    });
    const june = [
      of({ kind: 'account', vendor: 'azr', accountId: 'sub' }),
      of({ kind: 'company' }),
      of({ kind: 'service-group', set: 'Pool', group: 'QA' }),
      of({ kind: 'tag', key: 'env', value: 'dev' }),
      of({ kind: 'vendor', vendor: 'aws' }),
    ];
    const may = of({ kind: 'company' }, '2024-05-01');
    await replaceBudgets(documents, 'acme', [...june, may]);
    expect(await budgetsOf(documents, 'acme')).toEqual([may, ...june]);
    expect(await budgetsOf(documents, 'acme', '2024-06-01')).toEqual(june);
  });

  it('have dated rates, a change of which raises the data version of every company', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    const rates = [
      { date: '2024-01-01', currency: 'KRW', rate: '1200', source: '' },
      { date: '2024-06-01', currency: 'EUR', rate: '0.92', source: 'ECB' },
      { date: '2024-06-01', currency: 'KRW', rate: '1385.5', source: '' },
    ];
    await replaceRates(documents, [...rates].reverse());
    expect(await enteredRates(documents)).toEqual(rates);
    const table = await rateTable(documents);
    expect(table.on('EUR', '2024-05-31')).toBeNull();
    expect(table.on('KRW', '2024-05-31')).toMatchObject({ date: '2024-01-01', rate: '1200' });
    expect(table.cross('EUR', 'KRW', '2024-06-02')).toMatchObject({ date: '2024-06-01', source: 'ECB' });
    expect([await versionOf(documents), await versionOf(documents, 'other')]).toEqual([1, 1]);
  });
});
