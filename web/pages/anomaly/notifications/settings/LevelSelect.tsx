// The level whose alerts a receiver gets.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { ANOMALY_LEVELS, type AnomalyLevel } from '../../../../../lib/catalogue/anomaly.ts';

interface LevelSelectProps {
  label: string;
  level: AnomalyLevel;
  onChange: (level: AnomalyLevel) => void;
}

export function LevelSelect({ label, level, onChange }: LevelSelectProps) {
  const intl = useIntl();
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={level}
      onChange={({ currentTarget }) =>
        onChange(ANOMALY_LEVELS.find((each) => each === currentTarget.value) ?? level)
      }
      data={ANOMALY_LEVELS.map((value) => ({
        value,
        label: intl.formatMessage({ id: 'anomaly.list.level' }, { level: value }),
      }))}
    />
  );
}
