// What advice counts and what it is careful about, as switches.
import { Checkbox, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { PanelChip } from '../../../../components/state-bar/PanelChip.tsx';
import type { AdviceAddress, AdviceChange } from '../advice-address.ts';

const SWITCHES = [
  { name: 'expiring', text: 'optimization.advice.expiring', note: 'optimization.advice.expiringNote' },
  { name: 'guard', text: 'optimization.advice.guard', note: 'optimization.advice.guardNote' },
  { name: 'grows', text: 'optimization.advice.growth', note: 'optimization.advice.growthNote' },
  { name: 'anomalies', text: 'optimization.advice.anomalies', note: 'optimization.advice.anomaliesNote' },
  { name: 'apart', text: 'optimization.advice.own', note: 'optimization.advice.accountsNote' },
] as const;
type SwitchName = (typeof SWITCHES)[number]['name'];

interface SwitchesChipProps {
  /** Those that the page has in its address are shown. */
  address: Partial<Pick<AdviceAddress, SwitchName>>;
  onChange: (change: Pick<AdviceChange, SwitchName>) => void;
}

export function SwitchesChip({ address, onChange }: SwitchesChipProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'optimization.advice.options' });
  const offered = SWITCHES.filter((each) => address[each.name] !== undefined);
  const count = offered.filter((each) => address[each.name]).length;
  return (
    <PanelChip
      name={name}
      value={intl.formatMessage({ id: 'optimization.advice.optionsOn' }, { count })}
      onClear={
        count === 0 ? undefined : () => onChange(Object.fromEntries(offered.map((each) => [each.name, null])))
      }
      width={340}
    >
      {() => (
        <Stack gap={12}>
          {offered.map((each) => (
            <Checkbox
              key={each.name}
              checked={address[each.name] ?? false}
              onChange={({ currentTarget }) => onChange({ [each.name]: currentTarget.checked })}
              label={<FormattedMessage id={each.text} />}
              description={<FormattedMessage id={each.note} />}
            />
          ))}
        </Stack>
      )}
    </PanelChip>
  );
}
