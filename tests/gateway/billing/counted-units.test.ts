// Units of Azure's own export, such as 1 Hour and 10K: files write them behind a quantity as screens do, with the digits of
// the screen, and the graph keeps the unit of the data.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUANTITY_DECIMALS } from '../../../lib/cost/usage-units.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { askExport, csvParts } from '../../support/product/export-file.ts';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addCompanyOfFiles, addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { native } from '../../upstream/ingest/billing-fixtures.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  await addCompanyOfFiles(upstream.dataDir, 'trey', [native('azure-ea-actual-cost-2023-09.csv')]);
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const MONTH = '2023-09-01';
const RANGE = { frame: 'CUSTOM', start: MONTH, end: '2023-09-30' };

/** Quantity, with the digits of the screen, and unit of each row that has both, in the order of the texts. */
function quantitiesOf(bytes: Buffer, quantity: string, unit: string): string[] {
  const [head = [], ...rows] = csvParts(bytes).table;
  const [amount, word] = [head.indexOf(quantity), head.indexOf(unit)];
  return rows
    .filter((row) => row[word])
    .map((row) => `${Number(Number(row[amount]).toFixed(QUANTITY_DECIMALS))} ${row[word]}`)
    .sort();
}

test('of the charges of an invoice, and of details', async () => {
  const reply = await gateway.ask<{
    viewer: {
      bill: {
        invoices: { invoiceId: string; rows: { edges: { node: { quantity: number; unit: string } }[] } }[];
      };
    };
  }>(
    `{ viewer { bill(vendor: AZURE, month: "${MONTH}") { invoices { invoiceId rows { edges { node { quantity unit } } } } } } }`,
  );
  const [invoice] = reply.expectData().viewer.bill.invoices;
  const told = invoice?.rows.edges.map(({ node }) => `${node.quantity} ${node.unit}`) ?? [];
  expect(told).toEqual(expect.arrayContaining(['1 1 Hour', '0.0004 10K']));

  const bill = {
    vendor: 'AZURE',
    month: MONTH,
    part: 'INVOICE_CHARGES',
    invoice: invoice?.invoiceId,
    format: 'CSV',
  };
  const charges = await askExport(gateway, bill, { kind: 'bill' });
  const details = await askExport(gateway, {
    part: 'DETAILS',
    query: { range: RANGE, vendors: ['AZURE'] },
  });
  const written = quantitiesOf(charges.bytes, 'Quantity', 'Unit');
  expect(written).toHaveLength(told.length);
  expect(new Set(written.map((text) => text.replace(/^[\d.]+ /, '')))).toEqual(
    new Set(['Hour', '/Month', '× 10K']),
  );
  expect(written).toContain('0.0004 × 10K');
  expect(quantitiesOf(details.bytes, 'Usage', 'Usage unit')).toEqual(written);

  const paper = await askExport(gateway, { ...bill, format: 'PDF' }, { kind: 'bill' });
  const pages = await pdfPages(paper.bytes);
  if (pages) expect(pages.join('\n')).toMatch(/0\.0004\s+× 10K/);
});

test('of computing resources and AutoSpot', async () => {
  const spot = charge(1, 'Amazon Elastic Compute Cloud', '1', {
    ...{ ConsumedQuantity: '0.5', ConsumedUnit: '100 Hours', PricingCategory: 'Dynamic', ListCost: '2' },
    SkuPriceDetails: '{"InstanceType":"m5.large"}',
  });
  await addOwnCompany(upstream.dataDir, 'spots', [spot]);
  for (const part of ['COMPUTING_RESOURCES', 'AUTO_SPOT']) {
    const input = { vendor: 'AWS', month: '2024-05-01', part, format: 'CSV' };
    const { bytes } = await askExport(gateway, input, { kind: 'bill' });
    expect(quantitiesOf(bytes, 'Usage', 'Unit'), bytes.toString().slice(0, 300)).toEqual(['0.5 × 100 Hours']);
  }
});
