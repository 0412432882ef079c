// What narrows the list, as chips that read like a sentence; all of it is in the address (N-01).
import { Button, Stack } from '@mantine/core';
import { IconArrowsSort, IconCalendar, IconEye, IconStar } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { ANOMALY_LEVELS, ANOMALY_STATES, DETECT_TYPES } from '../../../../lib/catalogue/anomaly.ts';
import { ActionChip } from '../../../components/state-bar/ActionChip.tsx';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
import { SetChip } from '../../../components/state-bar/SetChip.tsx';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import { ToggleChip } from '../../../components/state-bar/ToggleChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatShortRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { chosenLevels, chosenStates, chosenVendors, FINENESSES, periodOf, SORTS } from '../address.ts';
import { anomaliesPage } from '../page.tsx';
import { PeriodFields } from './PeriodFields.tsx';

export function ListFilters() {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { address, change } = usePageAddress(anomaliesPage);
  const { availableVendors } = useShellViewer();
  const all = intl.formatMessage({ id: 'anomaly.filters.all' });
  const type = address.type?.toUpperCase() ?? '';
  const name = (part: string) => intl.formatMessage({ id: 'anomaly.filters.part' }, { part });
  const levels = chosenLevels(address);
  const vendors = chosenVendors(address);
  const states = chosenStates(address);
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })}>
      <PeriodChip />
      <SetChip
        name={name('level')}
        values={ANOMALY_LEVELS}
        chosen={levels}
        nameOf={(level) => intl.formatMessage({ id: 'anomaly.list.level' }, { level })}
        shown={levels.length > 0 ? undefined : all}
        onChange={(chosen) => change({ level: wordsOf(chosen) })}
        onClear={levels.length > 0 ? () => change({ level: null }) : undefined}
      />
      <SetChip
        name={name('vendors')}
        values={availableVendors}
        chosen={vendors}
        nameOf={vendorName}
        shown={vendors.length > 0 ? undefined : all}
        onChange={(chosen) => change({ vendors: wordsOf(chosen) })}
        onClear={vendors.length > 0 ? () => change({ vendors: null }) : undefined}
      />
      <ChoiceChip
        name={name('type')}
        value={type}
        choices={['', ...DETECT_TYPES].map((value) => ({
          value,
          label: value === '' ? all : intl.formatMessage({ id: 'anomaly.list.type' }, { type: value }),
        }))}
        onChange={(value) => change({ type: value === 'AI' ? 'ai' : value === 'RULE' ? 'rule' : null })}
        onClear={type === '' ? undefined : () => change({ type: null })}
      />
      {address.sensitivity === null ? null : (
        <ChoiceChip
          name={name('sensitivity')}
          join="none"
          value={address.sensitivity}
          choices={FINENESSES.map((sensitivity) => ({
            value: sensitivity.toLowerCase() as Lowercase<typeof sensitivity>,
            label: intl.formatMessage({ id: 'anomaly.notify.sensitivity' }, { sensitivity }),
          }))}
          onChange={(sensitivity) => change({ sensitivity })}
          onClear={() => change({ sensitivity: null })}
        />
      )}
      <SetChip
        name={name('state')}
        values={ANOMALY_STATES}
        chosen={states}
        nameOf={(state) => intl.formatMessage({ id: 'anomaly.list.state' }, { state })}
        shown={states.length > 0 ? undefined : all}
        onChange={(chosen) => change({ state: wordsOf(chosen) })}
        onClear={states.length > 0 ? () => change({ state: null }) : undefined}
      />
      <ChoiceChip
        name={name('sort')}
        join="none"
        icon={<IconArrowsSort size={14} aria-hidden />}
        value={address.sort}
        choices={SORTS.map((sort) => ({
          value: sort.toLowerCase() as Lowercase<typeof sort>,
          label: intl.formatMessage({ id: 'anomaly.filters.sort' }, { sort }),
        }))}
        onChange={(sort) => change({ sort })}
        onClear={address.sort === 'newest' ? undefined : () => change({ sort: null })}
      />
      <ToggleChip
        isOn={address.starred}
        onChange={(starred) => change({ starred })}
        icon={<IconStar size={14} aria-hidden />}
      >
        <FormattedMessage id="anomaly.filters.starred" />
      </ToggleChip>
      <ToggleChip
        isOn={address.hidden}
        onChange={(hidden) => change({ hidden })}
        icon={<IconEye size={14} aria-hidden />}
      >
        <FormattedMessage id="anomaly.filters.hidden" />
      </ToggleChip>
      {address.top === null ? null : (
        <ActionChip onClick={() => change({ top: null })}>
          <FormattedMessage id="anomaly.filters.clearTop" />
        </ActionChip>
      )}
    </StateBar>
  );
}

/** As the address has them; nothing where none is chosen. */
function wordsOf<Value extends string>(chosen: readonly Value[]): Lowercase<Value>[] | null {
  return chosen.length > 0 ? chosen.map((value) => value.toLowerCase() as Lowercase<Value>) : null;
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
    <PanelChip
      name={intl.formatMessage({ id: 'anomaly.filters.part' }, { part: 'period' })}
      join="none"
      icon={<IconCalendar size={14} aria-hidden />}
      value={
        start && end
          ? formatShortRange({ start, end }, language)
          : intl.formatMessage({ id: 'anomaly.filters.anyDay' })
      }
      onClear={start ? () => change({ start: null, end: null }) : undefined}
    >
      {(close) => (
        <Stack gap="sm">
          {completeThrough === null
            ? null
            : LAST_DAYS.map((days) => (
                <Button
                  key={days}
                  variant="default"
                  onClick={() => {
                    close();
                    change({ start: addDays(completeThrough, 1 - days), end: completeThrough });
                  }}
                >
                  <FormattedMessage id="anomaly.filters.lastDays" values={{ days }} />
                </Button>
              ))}
          <PeriodFields start={start ?? ''} end={end ?? ''} onChange={(range) => change(range)} />
        </Stack>
      )}
    </PanelChip>
  );
}
