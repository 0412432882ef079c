// Who is signed in, the own pages, and the way out.
import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMail, IconUserCog } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../lib/catalogue/pages.ts';
import type { UserMenu_viewer$key } from '../__generated__/UserMenu_viewer.graphql.ts';
import { signOut } from '../viewer/sign-out.ts';

export function UserMenu({ viewer }: { viewer: UserMenu_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(
    graphql`
      fragment UserMenu_viewer on Viewer {
        user {
          name
          email
        }
      }
    `,
    viewer,
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton aria-label={intl.formatMessage({ id: 'platform.shell.user' }, { name: user.name })}>
          <Avatar size={28} radius="xl" color="sky" variant="filled" alt="" name={user.name} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}
          <br />
          {user.email}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={pagePath('account')}
          leftSection={<IconUserCog size={16} aria-hidden />}
        >
          <FormattedMessage id="platform.account.title" />
        </Menu.Item>
        <Menu.Item component={Link} to={pagePath('mails')} leftSection={<IconMail size={16} aria-hidden />}>
          <FormattedMessage id="platform.mails.title" />
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
          <FormattedMessage id="platform.shell.signOut" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
