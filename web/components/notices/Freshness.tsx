// Through which day there are data, with a dot for whether all vendors are there, and on demand vendor by vendor.
import { Table, UnstyledButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { Popover } from '../overlays/Popover.tsx';
import { useVendorName } from '../vendors/useVendorName.ts';
import type { Vendor } from '../vendors/vendors.ts';
import classes from './Freshness.module.css';
import { lateVendors, newestDay } from './late-vendors.ts';

interface FreshnessProps {
  /** Whose data the page shows; left out: those of the viewer's choice. */
  vendors?: readonly Vendor[] | undefined;
  /** For a phone. */
  isShort?: boolean;
}

/** Nothing where there are no data. */
export function Freshness({ vendors, isShort = false }: FreshnessProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const { completeThrough, selectedVendors, vendorsThrough } = useShellViewer();
  const shown = vendors ?? selectedVendors;
  const newest = newestDay(vendorsThrough, shown) ?? newestDay(vendorsThrough, [...vendorsThrough.keys()]);
  if (newest === null) return null;
  const late = lateVendors(vendorsThrough, shown);
  const day = (value: string) => formatDay(value, language);
  return (
    <Popover position="bottom-end">
      <Popover.Target>
        <UnstyledButton className={`${classes.stamp} sky-figures`} data-late={late.length > 0 || undefined}>
          <span>
            {isShort ? (
              <FormattedMessage id="platform.freshness.short" values={{ date: day(newest) }} />
            ) : (
              <FormattedMessage id="platform.freshness.stamp" values={{ date: `${day(newest)} UTC` }} />
            )}
            {late[0] ? (
              <FormattedMessage
                id="platform.freshness.late"
                values={{
                  vendor: vendorName(late[0].vendor),
                  date: day(late[0].day),
                  others: late.length - 1,
                }}
              />
            ) : null}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={intl.formatMessage({ id: 'platform.freshness.title' })}>
        <Table verticalSpacing={4} horizontalSpacing={8} withRowBorders={false} className="sky-figures">
          <Table.Caption>
            {completeThrough ? (
              <FormattedMessage id="platform.freshness.complete" values={{ date: day(completeThrough) }} />
            ) : null}
          </Table.Caption>
          <Table.Tbody>
            {[...vendorsThrough].map(([vendor, through]) => (
              <Table.Tr key={vendor}>
                <Table.Th scope="row">{vendorName(vendor)}</Table.Th>
                <Table.Td>{day(through)} UTC</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Popover.Dropdown>
    </Popover>
  );
}
