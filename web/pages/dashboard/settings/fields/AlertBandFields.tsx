// The amounts from which on an anomaly of the widget is major and critical (core: Dashboard and widgets).
import { Group, Input, NumberInput, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords } from '../useSettingWords.ts';
import { numberOf } from './ThresholdField.tsx';

export function AlertBandFields({ settings, onChange, errors }: SettingFieldProps) {
  const words = useSettingWords();
  const fault = errors.minAlert ?? errors.maxAlert;
  return (
    <Input.Wrapper error={fault} labelElement="div">
      <Group gap={8} grow align="flex-start" mb={fault ? 4 : 0}>
        {(['minAlert', 'maxAlert'] as const).map((member) => (
          <NumberInput
            key={member}
            label={words.member(member)}
            value={settings[member] ?? ''}
            error={fault !== undefined}
            thousandSeparator
            allowNegative={false}
            onChange={(value) => onChange({ [member]: numberOf(value) })}
          />
        ))}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        <FormattedMessage id="dashboard.settings.band" />
      </Text>
    </Input.Wrapper>
  );
}
