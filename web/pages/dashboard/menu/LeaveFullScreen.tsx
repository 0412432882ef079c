// The way back from a widget that fills the screen; Escape does the same.
import { ActionIcon } from '@mantine/core';
import { IconArrowsMinimize } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

export function LeaveFullScreen({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  return (
    <ActionIcon
      data-autofocus
      onClick={onLeave}
      aria-label={intl.formatMessage({ id: 'dashboard.menu.leaveFullScreen' })}
    >
      <IconArrowsMinimize size={18} aria-hidden />
    </ActionIcon>
  );
}
