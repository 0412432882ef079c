// Tax, support and credits in one menu: what is unticked is left out of every vendor's cost.
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  return (
    <Popover>
      <Popover.Target>
        <Button
          variant="default"
          disabled={conditions.length === 0}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <FormattedMessage id="cost-analytics.charges.title" values={{ count: gone.length }} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={intl.formatMessage({ id: 'cost-analytics.charges.about' })}>
        <Stack gap="xs">
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
      </Popover.Dropdown>
    </Popover>
  );
}
