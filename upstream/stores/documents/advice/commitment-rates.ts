// The rates of commitments that were loaded for a company.
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { type CommitmentRate, PAYMENTS, RATE_PRODUCTS } from '../../../../lib/commitments/advice/rates.ts';
import type { Documents } from '../database.ts';
import type { CommitmentRateRow } from './advice-schema.ts';

/** Lines for vendors and products that no advice is given for are left out. */
export async function commitmentRates(documents: Documents, companyId: string): Promise<CommitmentRate[]> {
  const rows = await documents
    .selectFrom('commitment_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  return rows.flatMap((row) => rateOf(row) ?? []);
}

const PERCENT = 100;
const open = (text: string) => (text.toLowerCase() === 'any' ? null : text);
const number = (text: string | null) => (text === null ? null : Number(text));

function rateOf(row: CommitmentRateRow): CommitmentRate | null {
  const { vendor } = row;
  const product = RATE_PRODUCTS.find((each) => each === row.product);
  const payment = PAYMENTS.find((each) => each === row.payment_option);
  if (!isVendorCode(vendor) || !product || !payment) return null;
  const discount = number(row.discount_percent);
  return {
    ...{ vendor, product, payment, termYears: Number(row.term_years) },
    ...{ region: open(row.region_id), family: open(row.instance_family) },
    ...{ instanceType: open(row.instance_type), platform: open(row.platform) },
    discount: discount === null ? null : discount / PERCENT,
    ...{ upfront: number(row.upfront_cost), hourly: number(row.hourly_cost), currency: row.currency },
    validFrom: row.valid_from.slice(0, 10),
    validTo: row.valid_to?.slice(0, 10) ?? null,
    source: row.source ?? row.source_name,
  };
}
