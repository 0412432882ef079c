// What stands in the way of an answer as it was asked for, over the page, with ways to mend it.
import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface WarningProps {
  /** A sign like any other warning's, unless given. */
  icon?: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  children: ReactNode;
}

export function Warning({
  icon = <IconAlertTriangle size={18} aria-hidden />,
  actions,
  children,
}: WarningProps) {
  return (
    <Alert
      role="alert"
      color="yellow"
      icon={icon}
      styles={{
        root: { background: 'var(--sky-warning-ground)' },
        icon: { color: 'var(--sky-warning)' },
        message: { color: 'var(--sky-text)' },
      }}
    >
      <Group justify="space-between" gap="md">
        <span style={{ overflowWrap: 'anywhere' }}>{children}</span>
        <Group gap="xs">{actions}</Group>
      </Group>
    </Alert>
  );
}
