// The table of rates of the company: what commitments cost it from 2024 on, as its reseller would write it.
import type { RateProduct } from '../../../lib/commitments/advice/rates.ts';
import type { DemoInventory } from './inventories.ts';
import { DISCOUNTS, type PaymentOption } from './plan/commitment-terms.ts';

const SOURCE = 'Example price list 2024';
const FIRST_DAY = '2024-01-01';

/** How much more is off than of a Compute plan, which pays for everything: what is narrower is cheaper. */
const DEEPER = {
  ComputeSavingsPlan: 0,
  EC2InstanceSavingsPlan: 0.05,
  DatabaseSavingsPlan: 0,
  EC2: 0.07,
  RDS: 0.05,
  ElastiCache: 0.05,
  OpenSearch: 0.03,
  Redshift: 0.05,
  AzureVM: 0.06,
} as const satisfies Partial<Record<RateProduct, number>>;
type Sold = keyof typeof DEEPER;
/** Database plans are sold for a year and without money ahead. */
const isSold = (product: Sold, months: number, payment: PaymentOption) =>
  product !== 'DatabaseSavingsPlan' || (months === 12 && payment === 'No Upfront');

export function ratesOfDemo(): DemoInventory {
  const lines = (Object.keys(DEEPER) as Sold[]).flatMap((product) =>
    ([12, 36] as const).flatMap((months) =>
      (Object.entries(DISCOUNTS[months]) as [PaymentOption, number][])
        .filter(([payment]) => isSold(product, months, payment))
        .map(([payment, discount]) =>
          [
            product === 'AzureVM' ? 'azr' : 'aws',
            ...[product, '', '', '', '', months / 12, payment],
            ...[Math.round(100 * (discount + DEEPER[product])), FIRST_DAY, '', SOURCE],
          ].join(','),
        ),
    ),
  );
  const head =
    'Vendor,Product,RegionId,InstanceFamily,InstanceType,Platform,TermYears,PaymentOption,DiscountPercent,ValidFrom,ValidTo,Source';
  return { name: 'commitment-rates.csv', text: `${[head, ...lines].join('\n')}\n` };
}
