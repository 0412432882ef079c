// How fresh the figures are: the clock of everything on the screen, by vendor on demand.

import { Popover, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lastDayBefore } from '../../lib/calendar/calendar.ts';
import type { FreshnessStamp_viewer$key } from '../__generated__/FreshnessStamp_viewer.graphql.ts';
import { useVendorName } from '../components/vendors/useVendorName.ts';
import { formatDay } from '../intl/dates.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { HeaderControl } from './HeaderControl.tsx';

export function FreshnessStamp({ viewer }: { viewer: FreshnessStamp_viewer$key }) {
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const intl = useIntl();
  const { freshness } = useFragment(
    graphql`
      fragment FreshnessStamp_viewer on Viewer {
        freshness {
          completeThrough
          dataThrough
          vendors {
            dataThrough
            vendor
          }
        }
      }
    `,
    viewer,
  );
  if (!freshness?.dataThrough) return null;
  const stamp = (instant: string) => `${formatDay(lastDayBefore(instant), language)} UTC`;
  return (
    <Popover>
      <Popover.Target>
        <HeaderControl c="dimmed" className="">
          <FormattedMessage id="platform.freshness.stamp" values={{ date: stamp(freshness.dataThrough) }} />
        </HeaderControl>
      </Popover.Target>
      <Popover.Dropdown aria-label={intl.formatMessage({ id: 'platform.freshness.title' })}>
        <Table verticalSpacing={4} horizontalSpacing={8} withRowBorders={false} className="sky-figures">
          <Table.Caption>
            {freshness.completeThrough ? (
              <FormattedMessage
                id="platform.freshness.complete"
                values={{ date: formatDay(freshness.completeThrough, language) }}
              />
            ) : null}
          </Table.Caption>
          <Table.Tbody>
            {freshness.vendors.map(({ vendor, dataThrough }) => (
              <Table.Tr key={vendor}>
                <Table.Th scope="row">{vendorName(vendor)}</Table.Th>
                <Table.Td>{stamp(dataThrough)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Popover.Dropdown>
    </Popover>
  );
}
