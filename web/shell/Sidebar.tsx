// The pages of the portal; narrow to icons on wide screens, off-canvas on small ones.
import { ActionIcon, AppShell } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { pageOfPath } from '../../lib/catalogue/pages.ts';
import type { ShellTools_viewer$key } from '../__generated__/ShellTools_viewer.graphql.ts';
import { Waiting } from '../components/feedback/Waiting.tsx';
import { LISTED_PAGES, listedPage, mayOpen } from '../routing/page-list.ts';
import { useEntryAddress } from '../routing/useEntryAddress.ts';
import { usePreload } from '../routing/usePreload.ts';
import { useShellViewer } from '../viewer/shell-viewer.ts';
import { LazyShellTools } from './lazy-tools.ts';
import classes from './Shell.module.css';

interface SidebarProps {
  viewer: ShellTools_viewer$key;
  isCollapsed: boolean;
  onCollapse: () => void;
}

export function Sidebar({ viewer, isCollapsed, onCollapse }: SidebarProps) {
  const intl = useIntl();
  const { canSee } = useShellViewer();
  const addressOf = useEntryAddress();
  const preload = usePreload();
  const here = listedPage(pageOfPath(useLocation().pathname));
  const entries = LISTED_PAGES.filter(
    ({ name, isOnlyInPalette }) => !isOnlyInPalette && mayOpen(name, canSee),
  );
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
        {entries.map(({ name, label, Icon }) => (
          <Link
            key={name}
            aria-current={name === here ? 'page' : undefined}
            to={addressOf(name)}
            {...preload(name)}
            className={classes.link ?? ''}
            aria-label={intl.formatMessage({ id: label })}
            data-tip={isCollapsed ? intl.formatMessage({ id: label }) : undefined}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            {isCollapsed ? null : <FormattedMessage id={label} />}
          </Link>
        ))}
      </AppShell.Section>
      <AppShell.Section hiddenFrom="md">
        <Suspense fallback={<Waiting />}>
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
