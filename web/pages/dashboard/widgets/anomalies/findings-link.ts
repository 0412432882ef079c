// Where the widgets of findings and alerts lead: to the page Anomalies of the same scope, which says the same number.
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { ViewerVendors } from '../drill/drill-link.ts';

/** What AI found: as finely and of those vendors that the settings say; without a sensitivity as the list does, of all. */
export function findingsLink(
  { sensitivity, vendors }: Pick<WidgetSettings, 'sensitivity' | 'vendors'>,
  { selected, available }: ViewerVendors,
): string {
  if (sensitivity === null) return pageAddress('anomalies', { type: 'ai' });
  const own = vendors ?? (available.every((vendor) => selected.includes(vendor)) ? null : selected);
  return pageAddress('anomalies', { type: 'ai', sensitivity: sensitivity.toLowerCase(), ...named(own) });
}

/** The alerts of the vendors, unfolded. */
export function alertsLink({ vendors }: Pick<WidgetSettings, 'vendors'>): string {
  return pageAddress('anomalies', { alerts: 'true', ...named(vendors) });
}

function named(vendors: readonly Vendor[] | null) {
  return vendors === null ? {} : { vendors: vendors.map((vendor) => vendor.toLowerCase()).join(',') };
}
