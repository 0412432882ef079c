// The viewer may not open this page: whom to ask, and what else there is (S-05, A-14).
import { Button, Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { MAIN_PAGES, mayOpen } from '../../routing/page-list.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { Notice } from './Notice.tsx';

export function NoMenuRight() {
  const { canSee } = useShellViewer();
  return (
    <Notice
      variant="page"
      icon={<IconLock size={20} aria-hidden />}
      title={<FormattedMessage id="platform.noRight.title" />}
      action={
        <Group gap="sm" justify="center">
          {MAIN_PAGES.filter(({ name }) => mayOpen(name, canSee)).map(({ name, label, Icon }) => (
            <Button
              key={name}
              component={Link}
              to={pagePath(name)}
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
