// Which bill is sent: vendor and month, of those that the company has data of.
import { NativeSelect } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { addMonths, firstOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import type { Draft } from './draft.ts';
import classes from './Send.module.css';

/** As far back as bills are listed. */
const MAX_MONTHS = 36;

interface BillFieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function BillFields({ draft, onChange }: BillFieldsProps) {
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const { availableVendors, firstDate, today } = useShellViewer();
  const vendors = availableVendors.includes(draft.vendor)
    ? availableVendors
    : [draft.vendor, ...availableVendors];
  const months = monthsBetween(firstDate ?? draft.month, today ?? draft.month);
  const offered = months.includes(draft.month) ? months : [draft.month, ...months];
  return (
    <div className={classes.grid}>
      <NativeSelect
        label={<FormattedMessage id="billing.send.vendor" />}
        value={draft.vendor}
        data={vendors.map((vendor) => ({ value: vendor, label: vendorName(vendor) }))}
        onChange={({ currentTarget }) =>
          onChange({
            vendor: vendors.find((vendor) => vendor === currentTarget.value) ?? draft.vendor,
            account: null,
          })
        }
      />
      <NativeSelect
        label={<FormattedMessage id={draft.isMonthly ? 'billing.send.previewMonth' : 'billing.send.month'} />}
        value={draft.month}
        data={offered.map((month) => ({ value: month, label: formatMonth(month, language) }))}
        onChange={({ currentTarget }) => onChange({ month: currentTarget.value })}
      />
    </div>
  );
}

/** First days, the newest first. */
function monthsBetween(first: string, last: string): string[] {
  const newest = firstOfMonth(last);
  return Array.from({ length: MAX_MONTHS }, (_, index) => addMonths(newest, -index)).filter(
    (month) => month >= firstOfMonth(first),
  );
}
