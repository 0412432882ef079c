// How an item of cost is called: `alias [id]` for accounts, a phrase for others and for what has no name.
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { costField, type ViewById } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { VENDOR_CODES, VENDORS, type VendorCode, vendorNameIn } from '../../../lib/catalogue/vendors.ts';

/** Items that are vendors are told by their names. */
function vendorOfName(name: string): VendorCode | null {
  return VENDOR_CODES.find((code) => VENDORS[code].name === name) ?? null;
}

export interface NamedItem {
  key: string;
  label: string;
  isOthers?: boolean;
  othersCount?: number;
}

export function useItemLabel(kind: ViewById): (item: NamedItem) => string {
  const intl = useIntl();
  return useCallback((item: NamedItem) => itemLabel(intl, kind, item), [intl, kind]);
}

/** With `isSpoken` an account with an alias goes by the alias alone, as in a sentence that links to it. */
export function itemLabel(
  intl: IntlShape,
  kind: ViewById,
  { key, label, isOthers, othersCount }: NamedItem,
  isSpoken = false,
): string {
  if (isOthers) return intl.formatMessage({ id: 'platform.item.others' }, { count: othersCount ?? 0 });
  if (key === '') return intl.formatMessage({ id: 'platform.item.none' }, { kind });
  const vendor = costField(kind).rules === 'vendors' ? vendorOfName(key) : null;
  if (vendor) return vendorNameIn((id) => intl.formatMessage({ id }), vendor);
  return costField(kind).named === 'beforeId' && label !== key && !isSpoken ? `${label} [${key}]` : label;
}
