// What a status is of: names of files or a subject, else vendor and month, else what is watched.
import { useIntl } from 'react-intl';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';

interface NamedStatus {
  readonly check: string;
  readonly subject: string;
  readonly vendor: Vendor | null | undefined;
  readonly month: string | null | undefined;
}

export function useStatusName(): (status: NamedStatus) => string {
  const intl = useIntl();
  const { language } = useLanguage();
  const vendorName = useVendorName();
  return ({ check, subject, vendor, month }) => {
    const parts = [subject, vendor ? vendorName(vendor) : '', month ? formatMonth(month, language) : ''];
    const name = parts.filter((part) => part !== '').join(' · ');
    return name || intl.formatMessage({ id: 'operations.status.check' }, { check });
  };
}
