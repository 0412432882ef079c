// What the bill is split by, of what the vendor has (B-08).
import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { BillingViewBy } from '../../../../lib/catalogue/vendors.ts';
import { traitsOf, type Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingPage } from '../page.tsx';

interface ViewByPickerProps {
  vendor: Vendor;
  viewBy: BillingViewBy;
}

export function ViewByPicker({ vendor, viewBy }: ViewByPickerProps) {
  const intl = useIntl();
  const { change } = usePageAddress(billingPage);
  const { accountNoun, billingViewBys } = traitsOf(vendor);
  if (billingViewBys.length < 2) return null;
  const choose = (chosen: string) => {
    const to = billingViewBys.find((each) => each === chosen);
    if (to) change({ viewBy: to, tagKey: null, set: null, turned: null });
  };
  return (
    <SegmentedControl
      // Each as wide as its word: equal ones would break the longest where there is room.
      styles={{ control: { flex: '1 1 auto' }, label: { whiteSpace: 'normal' } }}
      size="xs"
      aria-label={intl.formatMessage({ id: 'billing.viewBy.title' })}
      value={viewBy}
      onChange={choose}
      data={billingViewBys.map((value) => ({
        value,
        label:
          value === 'account'
            ? intl.formatMessage({ id: 'billing.column.item' }, { noun: accountNoun })
            : intl.formatMessage({ id: 'billing.viewBy.name' }, { viewBy: value }),
      }))}
    />
  );
}
