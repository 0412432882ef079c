// Charges that follow from all others of the month: support by the cost of usage of an invoice, tax by the sum of an
// account.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { firstDayOf } from '../days.ts';
import type { VendorPlan } from '../plan/plan.ts';
import { TAXES } from '../shape.ts';
import { COST } from './charge-rows.ts';

const SUPPORT: Partial<Record<CloudCode, { service: string; rate: string; digits: number }>> = {
  aws: { service: 'AWS Support (Business)', rate: '0.07', digits: 2 },
  azr: { service: 'Azure Support', rate: '0.05', digits: 0 },
};

/** Billed cost so far, by account. */
const BILLED = `
  SELECT i.account, sum(l.billed) AS amount, true AS is_usage FROM lines AS l JOIN items AS i ON i.item = l.item GROUP BY ALL
  UNION ALL
  SELECT account, sum(billed), false FROM extras WHERE category <> 'Tax' GROUP BY account`;

export async function addInvoiceCharges(
  connection: DuckDBConnection,
  { vendor, accounts }: VendorPlan,
  month: number,
): Promise<void> {
  const days = { first: firstDayOf(month), end: firstDayOf(month + 1) };
  const support = SUPPORT[vendor];
  if (support) {
    await connection.run(
      `INSERT INTO extras BY NAME
        SELECT min(b.account) AS account, $first AS first_day, $end AS end_day, 'Purchase' AS category,
          'Recurring' AS frequency, $service AS description, $service AS service, 'Other' AS service_category,
          CAST(round(sum(b.amount) * CAST('${support.rate}' AS DECIMAL(4,3)), ${support.digits}) AS ${COST}) AS billed,
          billed AS list, billed AS effective, 'fees' AS invoice
        FROM (${BILLED}) AS b JOIN accounts AS a ON a.account = b.account
        WHERE b.is_usage GROUP BY a.billing_id ORDER BY 1`,
      { ...days, service: support.service },
    );
  }
  const currencies = new Set<string>(accounts.map(({ currency }) => currency));
  for (const [currency, tax] of Object.entries(TAXES)) {
    if (!currencies.has(currency)) continue;
    await connection.run(
      `INSERT INTO extras BY NAME
        SELECT b.account, $first AS first_day, $end AS end_day, 'Tax' AS category,
          'One-Time' AS frequency, 'VAT' AS description, 'Tax' AS service, 'Other' AS service_category,
          CAST(round(sum(b.amount) * CAST('${tax.rate}' AS DECIMAL(4,3)), ${tax.digits}) AS ${COST}) AS billed,
          billed AS list, billed AS effective, 'usage' AS invoice
        FROM (${BILLED}) AS b JOIN accounts AS a ON a.account = b.account
        WHERE a.currency = $currency GROUP BY b.account HAVING sum(b.amount) <> 0 ORDER BY 1`,
      { ...days, currency },
    );
  }
}
