// A vendor or a month without a bill, and where there is one (B-14).
import { Button, Group } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { useChangeVendor } from '../bar/BillVendors.tsx';
import { billingPage } from '../page.tsx';

const ICON = <IconDatabaseOff size={20} aria-hidden />;

/** Null: no vendor has one. */
export function NoBillNotice({ vendor }: { vendor: Vendor | null }) {
  const vendorName = useVendorName();
  const { availableVendors } = useShellViewer();
  const change = useChangeVendor();
  return (
    <Notice
      variant="block"
      icon={ICON}
      title={
        vendor ? (
          <FormattedMessage id="billing.none.vendor" values={{ vendor: vendorName(vendor) }} />
        ) : (
          <FormattedMessage id="billing.none.all" />
        )
      }
      action={
        <Group gap="sm" justify="center">
          {availableVendors
            .filter((other) => other !== vendor)
            .map((other) => (
              <Button key={other} variant="default" onClick={() => change(other)}>
                {vendorName(other)}
              </Button>
            ))}
        </Group>
      }
    >
      <FormattedMessage id="billing.none.vendorHint" />
    </Notice>
  );
}

interface NoMonthNoticeProps {
  /** YYYY-MM. */
  month: string;
  /** The nearest month with a bill; null where there is none. */
  nearest: string | null;
}

export function NoMonthNotice({ month, nearest }: NoMonthNoticeProps) {
  const { language } = useLanguage();
  const { change } = usePageAddress(billingPage);
  const nameOf = (each: string) => formatMonth(`${each}-01`, language);
  return (
    <Notice
      variant="block"
      icon={ICON}
      title={<FormattedMessage id="billing.none.month" values={{ month: nameOf(month) }} />}
      action={
        nearest ? (
          <Button onClick={() => change({ month: nearest })}>
            <FormattedMessage id="billing.none.nearest" values={{ month: nameOf(nearest) }} />
          </Button>
        ) : null
      }
    >
      <FormattedMessage id="billing.none.monthHint" />
    </Notice>
  );
}
