// The pages of the portal; narrow to icons on wide screens, off-canvas on small ones.
import { ActionIcon, AppShell } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { ShellTools_viewer$key } from '../__generated__/ShellTools_viewer.graphql.ts';
import { LazyShellTools } from './lazy-tools.ts';
import { PAGES, PAGES_WITHOUT_MENU } from './pages.ts';
import classes from './Shell.module.css';
import { useShellViewer } from './shell-viewer.ts';
import { usePageAddress } from './usePageAddress.ts';

interface SidebarProps {
  viewer: ShellTools_viewer$key;
  isCollapsed: boolean;
  onCollapse: () => void;
}

export function Sidebar({ viewer, isCollapsed, onCollapse }: SidebarProps) {
  const intl = useIntl();
  const { canSee } = useShellViewer();
  const addressOf = usePageAddress();
  const entries = PAGES.flatMap((page) => [
    ...(page.menu === 'DATA' ? PAGES_WITHOUT_MENU.map((each) => ({ ...each, to: each.url })) : []),
    { ...page, to: addressOf(page.menu) },
  ]).filter(({ menu }) => canSee(menu));
  const toggleLabel = intl.formatMessage(
    isCollapsed ? { id: 'platform.shell.expand' } : { id: 'platform.shell.collapse' },
  );
  return (
    <AppShell.Navbar
      className={classes.sidebar ?? ''}
      aria-label={intl.formatMessage({ id: 'platform.shell.pages' })}
    >
      <AppShell.Section grow>
        {isCollapsed ? null : (
          <div className={classes.section}>
            <FormattedMessage id="platform.shell.costManagement" />
          </div>
        )}
        {entries.map(({ to, label, Icon }) => (
          <NavLink
            key={label}
            to={to}
            className={classes.link ?? ''}
            aria-label={intl.formatMessage({ id: label })}
            data-tip={isCollapsed ? intl.formatMessage({ id: label }) : undefined}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            {isCollapsed ? null : <FormattedMessage id={label} />}
          </NavLink>
        ))}
      </AppShell.Section>
      <AppShell.Section hiddenFrom="md">
        <Suspense fallback={null}>
          <LazyShellTools viewer={viewer} />
        </Suspense>
      </AppShell.Section>
      <AppShell.Section visibleFrom="md">
        <ActionIcon
          className={classes.collapse ?? ''}
          onClick={onCollapse}
          aria-label={toggleLabel}
          aria-expanded={!isCollapsed}
          data-tip={toggleLabel}
        >
          {isCollapsed ? (
            <IconLayoutSidebarLeftExpand size={18} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} />
          )}
        </ActionIcon>
      </AppShell.Section>
    </AppShell.Navbar>
  );
}
