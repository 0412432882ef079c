// Settings for AI findings: sensitivity, and the amounts of the levels.
import { Group, Input, NativeSelect, NumberInput, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormPart } from './form-part.ts';

const SENSITIVITIES = ['HIGH', 'MIDDLE', 'LOW'] as const;

export function BandFields({ draft, notifications, label, onChange, error }: FormPart) {
  const intl = useIntl();
  const { currency, defaultMinAlert, defaultMaxAlert } = notifications;
  return (
    <>
      <NativeSelect
        label={label('sensitivity')}
        value={draft.sensitivity}
        onChange={({ currentTarget }) =>
          onChange({ sensitivity: SENSITIVITIES.find((each) => each === currentTarget.value) ?? 'MIDDLE' })
        }
        data={SENSITIVITIES.map((sensitivity) => ({
          value: sensitivity,
          label: intl.formatMessage({ id: 'anomaly.notify.sensitivity' }, { sensitivity }),
        }))}
      />
      <Input.Wrapper error={error} labelElement="div">
        <Group gap="sm" grow align="flex-start">
          {(['minAlert', 'maxAlert'] as const).map((member) => (
            <NumberInput
              key={member}
              label={label(member)}
              value={draft[member] ?? ''}
              error={error !== null}
              thousandSeparator
              allowNegative={false}
              onChange={(value) => onChange({ [member]: value === '' ? null : Number(value) })}
            />
          ))}
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          <FormattedMessage
            id="anomaly.notify.band"
            values={{
              min: intl.formatNumber(defaultMinAlert),
              max: intl.formatNumber(defaultMaxAlert),
              currency,
            }}
          />
        </Text>
      </Input.Wrapper>
    </>
  );
}
