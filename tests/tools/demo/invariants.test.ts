// What must hold for every generated row, read back from the files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFiles, generateSmall, removeGenerated } from './generated.ts';

let company: Awaited<ReturnType<typeof generateSmall>>;
beforeAll(async () => {
  company = await generateSmall({ from: '2023-11', to: '2024-02' });
}, 60_000);
afterAll(removeGenerated);

const ask = (sql: string) => askFiles(company.files, sql);

test('totals beside the data equal an independent sum of the files', async () => {
  const sums =
    await ask(`SELECT ProviderName, strftime(BillingPeriodStart, '%Y-%m') AS month, BillingCurrency AS currency,
    count(*) AS rows, CAST(sum(BilledCost) AS DECIMAL(38,8)) AS billed, CAST(sum(EffectiveCost) AS DECIMAL(38,8)) AS effective
    FROM rows GROUP BY ALL`);
  const names: Record<string, string> = {
    ...{
      AWS: 'aws',
      Microsoft: 'azr',
      'Google Cloud': 'gcp',
      Oracle: 'oci',
      Ncloud: 'ncp',
      Tencent: 'tencent',
    },
    OpenStack: 'openstack',
  };
  const plain = (amount: string | null | undefined) =>
    amount?.includes('.') ? amount.replace(/\.?0+$/, '') : (amount ?? '');
  const counted = sums.map(({ ProviderName, month, currency, rows, billed, effective }) => ({
    vendor: names[ProviderName ?? ''],
    month,
    currency,
    rows: Number(rows),
    billed: plain(billed),
    effective: plain(effective),
  }));
  const { totals } = JSON.parse(readFileSync(join(company.folder, 'totals.json'), 'utf8'));
  const byKey = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  expect(totals).toHaveLength(4 * 9);
  expect(counted.sort(byKey)).toEqual([...totals].sort(byKey));
});

test('list cost is price times quantity, exactly; no cost is missing', async () => {
  const wrong =
    await ask(`SELECT * FROM rows WHERE BilledCost IS NULL OR EffectiveCost IS NULL OR ListCost IS NULL
    OR ContractedCost IS NULL OR (ChargeCategory = 'Usage' AND PricingQuantity IS NOT NULL
      AND CAST(ListUnitPrice AS DECIMAL(28,8)) * PricingQuantity <> ListCost)`);
  expect(wrong).toEqual([]);
  const [usage] = await ask(
    `SELECT count(*) AS rows FROM rows WHERE ChargeCategory = 'Usage' AND ListUnitPrice > 0`,
  );
  expect(Number(usage?.rows)).toBeGreaterThan(7000);
});

test('covered usage is billed at 0 and purchases that cover usage have effective cost 0', async () => {
  const [counts] =
    await ask(`SELECT count(*) FILTER (CommitmentDiscountStatus IS NOT NULL AND BilledCost <> 0) AS billed,
    count(*) FILTER (ChargeCategory = 'Purchase' AND CommitmentDiscountId IS NOT NULL AND EffectiveCost <> 0) AS bought,
    count(*) FILTER (CommitmentDiscountStatus IS NOT NULL AND ChargeCategory <> 'Usage') AS category,
    count(*) FILTER ((CommitmentDiscountId IS NULL) <> (CommitmentDiscountCategory IS NULL)) AS named,
    count(*) FILTER (CommitmentDiscountStatus = 'Used') AS used, count(*) FILTER (CommitmentDiscountStatus = 'Unused') AS unused
    FROM rows`);
  expect(counts).toMatchObject({ billed: '0', bought: '0', category: '0', named: '0' });
  expect(Number(counts?.used)).toBeGreaterThan(1000);
  expect(Number(counts?.unused)).toBeGreaterThan(10);
});

test('each commitment costs the same amortised fee on every day, and its month adds up to what was bought', async () => {
  const days =
    await ask(`SELECT CommitmentDiscountId AS id, count(DISTINCT cost) AS fees, count(*) AS days FROM (
    SELECT CommitmentDiscountId, ChargePeriodStart, sum(EffectiveCost) AS cost FROM rows
    WHERE CommitmentDiscountStatus IS NOT NULL GROUP BY ALL) GROUP BY ALL`);
  expect(days.length).toBeGreaterThanOrEqual(15);
  expect(days.filter(({ fees }) => fees !== '1')).toEqual([]);
  // Without upfront payment the fees of the month are what its days cost.
  const months = await ask(`SELECT CommitmentDiscountName AS name, BillingPeriodStart AS month,
    sum(BilledCost) AS bought, sum(EffectiveCost) AS cost FROM rows WHERE CommitmentDiscountName IN
    ('search', 'ec2-r5', 'compute-c', 'vm-esv5', 'savings-plan', 'cud-n2', 'cud-flex') GROUP BY ALL`);
  expect(months.length).toBeGreaterThanOrEqual(20);
  expect(months.filter(({ bought, cost }) => bought !== cost)).toEqual([]);
});

test('units used and unused are the units bought', async () => {
  const months =
    await ask(`SELECT CommitmentDiscountName AS name, CAST(BillingPeriodStart AS VARCHAR) AS month,
    sum(CommitmentDiscountQuantity) FILTER (ChargeCategory = 'Usage') AS used,
    sum(CommitmentDiscountQuantity) FILTER (ChargeCategory = 'Purchase' AND ChargeFrequency = 'Recurring') AS bought
    FROM rows WHERE CommitmentDiscountQuantity IS NOT NULL GROUP BY ALL HAVING bought IS NOT NULL`);
  expect(months.length).toBeGreaterThanOrEqual(20);
  expect(months.filter(({ used, bought }) => used !== bought)).toEqual([]);
  expect(new Set(months.map(({ name }) => name)).size).toBeGreaterThanOrEqual(12);
});

test('currencies: whole won at Google, 10 % on invoices in won and 16 % on those in pesos', async () => {
  const [parts] = await ask(`SELECT count(*) AS rows FROM rows WHERE ProviderName = 'Google Cloud' AND
    (BilledCost <> trunc(BilledCost) OR EffectiveCost <> trunc(EffectiveCost) OR PricingQuantity <> trunc(PricingQuantity))`);
  expect(parts?.rows).toBe('0');
  const taxes =
    await ask(`SELECT BillingCurrency AS currency, round(CAST(sum(BilledCost) FILTER (ChargeCategory = 'Tax') AS DOUBLE)
    / CAST(sum(BilledCost) FILTER (ChargeCategory <> 'Tax') AS DOUBLE), 4) AS rate FROM rows GROUP BY ALL ORDER BY 1`);
  expect(taxes).toEqual([
    { currency: 'CNY', rate: null },
    { currency: 'JPY', rate: null },
    { currency: 'KRW', rate: '0.1' },
    { currency: 'MXN', rate: '0.16' },
    { currency: 'USD', rate: null },
  ]);
});

test('invoices from 2024 on, three a month for the payer of AWS', async () => {
  const invoices =
    await ask(`SELECT strftime(BillingPeriodStart, '%Y-%m') AS month, BillingCurrency AS currency,
    count(DISTINCT InvoiceId) AS invoices, count(*) - count(InvoiceId) AS without FROM rows WHERE ProviderName = 'AWS'
    AND BillingCurrency = 'USD' GROUP BY ALL ORDER BY 1`);
  expect(invoices.map(({ invoices: count }) => count)).toEqual(['0', '0', '3', '3']);
  expect(invoices.slice(2).map(({ without }) => without)).toEqual(['0', '0']);
});
