// Tax, support and credits in one menu: what is unticked is left out of every vendor's cost.
import { Checkbox, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
import type { Condition } from '../shared/filters/conditions.ts';
import { CHARGE_SWITCH_NAMES, CHARGE_SWITCHES, leftOut } from './charge-switches.ts';

interface ChargesMenuProps {
  /** Those on each vendor that is shown. */
  conditions: readonly (readonly Condition[])[];
  /** Told what every vendor has no more, and what it has instead. */
  onChange: (before: readonly Condition[], after: readonly Condition[]) => void;
}

export function ChargesMenu({ conditions, onChange }: ChargesMenuProps) {
  const intl = useIntl();
  const gone = leftOut(conditions);
  const names = gone.map((charge) => intl.formatMessage({ id: 'cost-analytics.charges.name' }, { charge }));
  const bringBack = () =>
    onChange(
      gone.map((charge) => CHARGE_SWITCHES[charge]),
      [],
    );
  return (
    <PanelChip
      name={intl.formatMessage({ id: 'cost-analytics.charges.title' })}
      join={gone.length > 0 ? 'without' : 'with'}
      value={gone.length > 0 ? intl.formatList(names) : <FormattedMessage id="cost-analytics.charges.all" />}
      onClear={gone.length > 0 ? bringBack : undefined}
    >
      {() => (
        <Stack gap="xs" role="group" aria-label={intl.formatMessage({ id: 'cost-analytics.charges.about' })}>
          {CHARGE_SWITCH_NAMES.map((name) => (
            <Checkbox
              key={name}
              checked={!gone.includes(name)}
              label={<FormattedMessage id="cost-analytics.charges.name" values={{ charge: name }} />}
              onChange={({ currentTarget: { checked } }) =>
                checked ? onChange([CHARGE_SWITCHES[name]], []) : onChange([], [CHARGE_SWITCHES[name]])
              }
            />
          ))}
        </Stack>
      )}
    </PanelChip>
  );
}
