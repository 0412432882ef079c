// Selected vendors that cost analytics does not show, by name: no total may look like one of everything (C-03).
import { FormattedMessage, useIntl } from 'react-intl';
import { traitsOf } from '../../components/vendors.ts';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import type { AnalyticsAddress } from './address.ts';
import classes from './CostAnalytics.module.css';
import { leftOutVendors } from './variables.ts';

export function LeftOutVendors({ address }: { address: AnalyticsAddress }) {
  const intl = useIntl();
  const { selectedVendors } = useShellViewer();
  const vendors = leftOutVendors(address, selectedVendors);
  if (vendors.length === 0) return null;
  const names = intl.formatList(
    vendors.map((vendor) => traitsOf(vendor).name),
    { type: 'conjunction' },
  );
  return (
    <p className={classes.leftOut}>
      <FormattedMessage id="cost-analytics.bar.leftOut" values={{ names, count: vendors.length }} />
    </p>
  );
}
