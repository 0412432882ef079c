// From which change on something is told: percent out of three, or any amount where amounts are measured.
import { NativeSelect, NumberInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { MIN_THRESHOLD } from '../../../../../lib/rules/alert-rules.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords } from '../useSettingWords.ts';

const PERCENTS = [5, 10, 15];

export function ThresholdField({ settings, onChange, errors }: SettingFieldProps) {
  const intl = useIntl();
  const label = useSettingWords().member('threshold');
  const { threshold, scale } = settings;
  if (scale === 'VALUE') {
    return (
      <NumberInput
        label={label}
        description={intl.formatMessage(
          { id: 'dashboard.settings.thresholdAmount' },
          { least: MIN_THRESHOLD },
        )}
        value={threshold ?? ''}
        error={errors.threshold}
        thousandSeparator
        allowNegative={false}
        onChange={(value) => onChange({ threshold: numberOf(value) })}
      />
    );
  }
  const choices = [...new Set([...PERCENTS, ...(threshold === null ? [] : [threshold])])].sort(
    (a, b) => a - b,
  );
  return (
    <NativeSelect
      label={label}
      value={String(threshold ?? '')}
      error={errors.threshold}
      onChange={(event) => onChange({ threshold: Number(event.currentTarget.value) })}
      data={choices.map((value) => ({
        value: String(value),
        label: intl.formatMessage({ id: 'dashboard.settings.thresholdPercent' }, { percent: value }),
      }))}
    />
  );
}

/** Null for a field that holds no number. */
export function numberOf(typed: number | string): number | null {
  return typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed);
}
