// A flag of the viewer on an anomaly: notified, hidden, important (N-02).
import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff, IconEye, IconEyeOff, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

export type FlagKind = 'receivesAlerts' | 'isHidden' | 'isStarred';

const SHAPES: Record<FlagKind, { on: typeof IconBell; off: typeof IconBell }> = {
  receivesAlerts: { on: IconBell, off: IconBellOff },
  isHidden: { on: IconEyeOff, off: IconEye },
  isStarred: { on: IconStarFilled, off: IconStar },
};

interface FlagProps {
  kind: FlagKind;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Flag({ kind, isOn, onChange }: FlagProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'anomaly.list.flag' }, { kind });
  const Shape = SHAPES[kind][isOn ? 'on' : 'off'];
  return (
    <ActionIcon
      size={28}
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? undefined : 'gray'}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={() => onChange(!isOn)}
    >
      <Shape size={16} aria-hidden />
    </ActionIcon>
  );
}
