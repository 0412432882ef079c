// What of the chart is seldom changed: the group of others, what is ahead, the notes, and the part that is shown (C-07).
import { ActionIcon, Popover } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Menu } from '../../../components/overlays/Menu.tsx';
import type { AddressChange, FiguresAddress } from '../shared/address/address.ts';
import { ZoomForm, type ZoomProps } from './ZoomControls.tsx';

interface ChartMenuProps {
  address: FiguresAddress;
  onChange: (change: AddressChange, options?: { restarts: boolean }) => void;
  notes: { count: number; isOpen: boolean; onToggle: () => void };
  /** Null where nothing is drawn that could be zoomed. */
  zoom: ZoomProps | null;
}

/** The form of the zoom opens in the place of the menu. */
export function ChartMenu({ address, onChange, notes, zoom }: ChartMenuProps) {
  const intl = useIntl();
  const { ahead, others } = address;
  const keepPage = (change: AddressChange) => onChange(change, { restarts: false });
  const [isZooming, setZooming] = useState(false);
  const label = intl.formatMessage({ id: 'cost-analytics.chart.menu' });
  const zoomLabel = intl.formatMessage({ id: 'cost-analytics.zoom.open' });
  return (
    <Popover
      opened={isZooming && zoom !== null}
      onChange={setZooming}
      trapFocus
      // The menu is what it belongs to, and has a role of its own.
      withRoles={false}
      position="bottom-end"
    >
      <Popover.Target>
        <span>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size={26} variant="subtle" color="gray" aria-label={label} title={label}>
                <IconDots size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.CheckboxItem
                checked={others !== 'hidden'}
                onChange={() => keepPage({ others: others === 'hidden' ? null : 'hidden' })}
              >
                <FormattedMessage id="cost-analytics.chart.others" />
              </Menu.CheckboxItem>
              <Menu.CheckboxItem
                checked={ahead === 'shown'}
                onChange={() => keepPage({ ahead: ahead === 'shown' ? 'hidden' : null })}
              >
                <FormattedMessage id="cost-analytics.chart.ahead" />
              </Menu.CheckboxItem>
              <Menu.CheckboxItem checked={notes.isOpen} onChange={notes.onToggle}>
                <FormattedMessage id="cost-analytics.notes.open" values={{ count: notes.count }} />
              </Menu.CheckboxItem>
              {zoom ? (
                <>
                  <Menu.Divider />
                  <Menu.Item disabled={zoom.steps.length < 2} onClick={() => setZooming(true)}>
                    {zoomLabel}
                  </Menu.Item>
                </>
              ) : null}
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={zoomLabel}>
        {zoom ? <ZoomForm key={String(zoom.shown)} {...zoom} onDone={() => setZooming(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
