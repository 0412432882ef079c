// Files have the unit behind a quantity in the words of the screen.
import { expect, it } from 'vitest';
import { textsOf } from '../../../../../lib/node/texts.ts';
import type { DocumentAsker } from '../../../../../upstream/domains/billing/documents/document-asker.ts';
import { invoiceChargesTable } from '../../../../../upstream/domains/billing/documents/tables/invoice-charges.ts';
import {
  autoSpotTable,
  computingTable,
} from '../../../../../upstream/domains/billing/documents/tables/usage.ts';
import { detailTable } from '../../../../../upstream/domains/cost-analytics/export/detail-table.ts';
import type { FactRow } from '../../../../../upstream/stores/facts/questions/row-columns.ts';

const QUANTITY = { usage: 0.81, useUnit: '10K', currency: 'USD', cost: 1 };

const asker = {
  text: textsOf('en'),
  month: { chargeYear: 2024, chargeMonth: 5 },
  request: { invoiceId: 'A', format: 'csv' },
  handlers: {
    computingResources: () => ({ computingResources: [QUANTITY] }),
    autospot: () => ({ autoSpot: [QUANTITY], totals: [] }),
    invoiceRows: () => ({ rows: [QUANTITY], rowsTotal: 1, totalCount: 1, invoiceCurrency: 'USD' }),
  },
} as unknown as DocumentAsker;

it.each([computingTable, autoSpotTable])('parts of bills', async (table) => {
  const [row] = (await table(asker)).rows;
  expect(row?.cells).toMatchObject({ usage: 0.81, unit: '× 10K' });
});

it('the charges of an invoice', async () => {
  const [row] = (await invoiceChargesTable(asker)).rows;
  expect(row?.cells).toMatchObject({ quantity: 0.81, unit: '× 10K' });
});

it('details of cost', () => {
  const reader = {
    language: 'en',
    currency: { selected: 'USD', rates: new Map() },
    company: 'Acme',
  } as const;
  const row = { quantity: 3372.41, unit: '1 Hour', cost: 1 } as FactRow;
  expect(detailTable(['usage'], 'USD', reader).rowOf(row)).toEqual([3372.41, 'Hour']);
});
