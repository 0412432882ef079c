// The theme at the foot of the sidebar: one press away.
import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Menu } from '../../components/overlays/Menu.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';

export function SchemeMenu() {
  const intl = useIntl();
  const Icon = useComputedColorScheme('light') === 'dark' ? IconMoon : IconSun;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={intl.formatMessage({ id: 'platform.scheme.choose' })}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SchemeChoice />
      </Menu.Dropdown>
    </Menu>
  );
}
