// What a widget's figures cover, in one line: basis, days, currency, vendors, and through which day there are data.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DateRange } from '../../../../../lib/calendar/calendar.ts';
import { Hint } from '../../../../components/feedback/Hint.tsx';
import { CostScope } from '../../../../components/money/CostScope.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { useRateNote } from '../../../../components/money/useRateNote.ts';
import { DataThrough } from '../../../../components/notices/DataThrough.tsx';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { formatRange } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';

/** More are counted, and named on demand. */
const MOST_NAMES = 3;

interface WidgetAboutProps {
  /** Null: of neither alone. */
  basis: 'BILLED' | 'EFFECTIVE' | null;
  range: DateRange;
  currency: string;
  /** Null: the viewer's selection. */
  vendors: readonly Vendor[] | null;
  children?: ReactNode;
}

export function WidgetAbout({ basis, range, currency, vendors, children }: WidgetAboutProps) {
  const { language } = useLanguage();
  const { shownIn } = useMoney();
  const { selectedVendors } = useShellViewer();
  const note = useRateNote(currency);
  return (
    <>
      {basis === null ? (
        <Hint text={note}>
          {formatRange(range, language)} · {shownIn(currency)}
        </Hint>
      ) : (
        <CostScope basis={basis} range={range} currency={currency} />
      )}
      {' · '}
      <VendorNames vendors={vendors} />
      {' · '}
      <DataThrough vendors={vendors ?? selectedVendors} />
      {children}
    </>
  );
}

function VendorNames({ vendors }: { vendors: readonly Vendor[] | null }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { selectedVendors } = useShellViewer();
  const names = (vendors ?? selectedVendors).map((vendor) => vendorName(vendor));
  if (names.length <= MOST_NAMES) return <span>{names.join(', ')}</span>;
  return (
    <Hint text={intl.formatList(names)}>
      <FormattedMessage id="dashboard.widget.vendors" values={{ count: names.length }} />
    </Hint>
  );
}
