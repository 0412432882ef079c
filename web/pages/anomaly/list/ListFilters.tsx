// What narrows the list, as chips that read like a sentence; all of it is in the address (N-01).
import { Button, Menu } from '@mantine/core';
import { IconEye, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { ANOMALY_LEVELS, ANOMALY_STATES, DETECT_TYPES } from '../../../../lib/catalogue/anomaly.ts';
import { ChipShell, ChoiceChip } from '../../../components/forms/StateChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatDays } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../Anomalies.module.css';
import { chosenLevels, chosenStates, chosenVendors, periodOf, SORTS } from '../address.ts';
import { anomaliesPage } from '../page.tsx';
import { ListFiles } from './ListFiles.tsx';
import { PeriodFields } from './PeriodFields.tsx';

export function ListFilters() {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { address, change } = usePageAddress(anomaliesPage);
  const { availableVendors } = useShellViewer();
  const all = intl.formatMessage({ id: 'anomaly.filters.all' });
  const type = address.type?.toUpperCase() ?? '';
  return (
    <div className={classes.filters}>
      <PeriodChip />
      <SetChip
        part="level"
        values={ANOMALY_LEVELS}
        chosen={chosenLevels(address)}
        nameOf={(level) => intl.formatMessage({ id: 'anomaly.list.level' }, { level })}
        onChange={(chosen) => change({ level: chosen })}
      />
      <SetChip
        part="vendors"
        values={availableVendors}
        chosen={chosenVendors(address)}
        nameOf={vendorName}
        onChange={(chosen) => change({ vendors: chosen })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'anomaly.filters.part' }, { part: 'type' })}
        value={type}
        choices={['', ...DETECT_TYPES].map((value) => ({
          value,
          label: value === '' ? all : intl.formatMessage({ id: 'anomaly.list.type' }, { type: value }),
        }))}
        onChange={(value) => change({ type: value === 'AI' ? 'ai' : value === 'RULE' ? 'rule' : null })}
        onClear={type === '' ? undefined : () => change({ type: null })}
      />
      <SetChip
        part="state"
        values={ANOMALY_STATES}
        chosen={chosenStates(address)}
        nameOf={(state) => intl.formatMessage({ id: 'anomaly.list.state' }, { state })}
        onChange={(chosen) => change({ state: chosen })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'anomaly.filters.part' }, { part: 'sort' })}
        value={address.sort}
        choices={SORTS.map((sort) => ({
          value: sort.toLowerCase() as Lowercase<typeof sort>,
          label: intl.formatMessage({ id: 'anomaly.filters.sort' }, { sort }),
        }))}
        onChange={(sort) => change({ sort })}
        onClear={address.sort === 'newest' ? undefined : () => change({ sort: null })}
      />
      <Toggle isOn={address.starred} onChange={(starred) => change({ starred })} Icon={IconStar}>
        <FormattedMessage id="anomaly.filters.starred" />
      </Toggle>
      <Toggle isOn={address.hidden} onChange={(hidden) => change({ hidden })} Icon={IconEye}>
        <FormattedMessage id="anomaly.filters.hidden" />
      </Toggle>
      {address.top === null ? null : (
        <Button variant="light" onClick={() => change({ top: null })}>
          <FormattedMessage id="anomaly.filters.clearTop" />
        </Button>
      )}
      <ListFiles />
    </div>
  );
}

/** The last so many days up to the newest complete one. */
const LAST_DAYS = [7, 30, 90];

function PeriodChip() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = usePageAddress(anomaliesPage);
  const { completeThrough } = useShellViewer();
  const { start, end } = periodOf(address);
  return (
    <ChipShell
      name={intl.formatMessage({ id: 'anomaly.filters.part' }, { part: 'period' })}
      value={
        start && end
          ? formatDays({ start, end }, language)
          : intl.formatMessage({ id: 'anomaly.filters.anyDay' })
      }
      onClear={start ? () => change({ start: null, end: null }) : undefined}
    >
      {(target) => (
        <Menu closeOnItemClick={false}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {completeThrough === null
              ? null
              : LAST_DAYS.map((days) => (
                  <Menu.Item
                    key={days}
                    closeMenuOnClick
                    onClick={() =>
                      change({ start: addDays(completeThrough, 1 - days), end: completeThrough })
                    }
                  >
                    <FormattedMessage id="anomaly.filters.lastDays" values={{ days }} />
                  </Menu.Item>
                ))}
            <PeriodFields start={start ?? ''} end={end ?? ''} onChange={(range) => change(range)} />
          </Menu.Dropdown>
        </Menu>
      )}
    </ChipShell>
  );
}

interface SetChipProps<Value extends string> {
  part: 'level' | 'vendors' | 'state';
  values: readonly Value[];
  /** None: all. */
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (chosen: Lowercase<Value>[] | null) => void;
}

/** A chip that is any of a few. */
function SetChip<Value extends string>({ part, values, chosen, nameOf, onChange }: SetChipProps<Value>) {
  const intl = useIntl();
  const choose = (next: readonly Value[]) =>
    onChange(next.length > 0 ? next.map((value) => value.toLowerCase() as Lowercase<Value>) : null);
  return (
    <ChipShell
      name={intl.formatMessage({ id: 'anomaly.filters.part' }, { part })}
      value={
        chosen.length > 0 ? chosen.map(nameOf).join(', ') : intl.formatMessage({ id: 'anomaly.filters.all' })
      }
      onClear={chosen.length > 0 ? () => onChange(null) : undefined}
    >
      {(target) => (
        <Menu closeOnItemClick={false}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {values.map((value) => (
              <Menu.CheckboxItem
                key={value}
                checked={chosen.includes(value)}
                onChange={(isChecked) =>
                  choose(values.filter((each) => (each === value ? isChecked : chosen.includes(each))))
                }
              >
                {nameOf(value)}
              </Menu.CheckboxItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </ChipShell>
  );
}

interface ToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  Icon: typeof IconStar;
  children: ReactNode;
}

function Toggle({ isOn, onChange, Icon, children }: ToggleProps) {
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<Icon size={14} aria-hidden />}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </Button>
  );
}
