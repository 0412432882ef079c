// The header: where one is, and what every figure depends on.
import { AppShell, Burger } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ShellHeader_viewer$key } from '../__generated__/ShellHeader_viewer.graphql.ts';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { LogoMark } from './LogoMark.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { PaletteOpener } from './palette/PaletteOpener.tsx';
import classes from './Shell.module.css';
import { ShellTools } from './ShellTools.tsx';
import { UserMenu } from './UserMenu.tsx';

interface ShellHeaderProps {
  viewer: ShellHeader_viewer$key;
  isMenuOpen: boolean;
  onMenu: () => void;
}

export function ShellHeader({ viewer, isMenuOpen, onMenu }: ShellHeaderProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ShellHeader_viewer on Viewer {
        ...PaletteOpener_viewer
        ...CompanySwitcher_viewer
        ...HelpMenu_viewer
        ...NoticeBell_viewer
        ...ShellTools_viewer
        ...UserMenu_viewer
      }
    `,
    viewer,
  );
  return (
    <AppShell.Header className={classes.header ?? ''}>
      <Burger
        hiddenFrom="md"
        size="sm"
        opened={isMenuOpen}
        onClick={onMenu}
        aria-expanded={isMenuOpen}
        aria-label={intl.formatMessage({ id: 'platform.shell.menu' })}
      />
      <Link
        to="/dashboard"
        className={classes.brand}
        aria-label={intl.formatMessage({ id: 'platform.shell.home' })}
      >
        <LogoMark />
        <span className={classes.brandName}>Skyledger</span>
      </Link>
      <CompanySwitcher viewer={data} />
      <div className={classes.grow} />
      <PaletteOpener viewer={data} />
      <ShellTools viewer={data} visibleFrom="md" />
      <NoticeBell viewer={data} />
      <HelpMenu viewer={data} />
      <UserMenu viewer={data} />
    </AppShell.Header>
  );
}
