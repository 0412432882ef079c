// Where a family or service of a list leads: the utilization of its reservations alone, over the same months.
import { createSerializer } from 'nuqs/server';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import { type CommitmentAddress, commitmentParsers } from '../../shared/commitment-address.ts';

const PAGES = { AWS: 'reservationsUtilization', AZURE: 'azureReservationsUtilization' } as const;

const serialize = createSerializer(commitmentParsers);

export function groupAddress(
  vendor: keyof typeof PAGES,
  kind: 'families' | 'services',
  key: string,
  { from, to, accounts, products, regions, families }: CommitmentAddress,
): string {
  const chosen = kind === 'families' ? { families: [key] } : { products: [key] };
  return serialize(pagePath(PAGES[vendor]), { from, to, accounts, products, regions, families, ...chosen });
}
