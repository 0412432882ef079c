// The viewer may not open this page: whom to ask, and what else there is (S-05, A-14).
import { Button, Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { MENUS } from '../../lib/catalogue/menus.ts';
import { PAGES } from '../shell/pages.ts';
import { useShellViewer } from '../shell/shell-viewer.ts';
import { Notice } from './Notice.tsx';

export function NoMenuRight() {
  const { canSee } = useShellViewer();
  return (
    <Notice
      dress="page"
      icon={<IconLock size={20} aria-hidden />}
      title={<FormattedMessage id="platform.noRight.title" />}
      action={
        <Group gap="sm" justify="center">
          {PAGES.filter(({ menu }) => canSee(menu)).map(({ menu, label, Icon }) => (
            <Button
              key={menu}
              component={Link}
              to={MENUS[menu].url}
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
            >
              <FormattedMessage id={label} />
            </Button>
          ))}
        </Group>
      }
    >
      <FormattedMessage id="platform.noRight.text" />
    </Notice>
  );
}
