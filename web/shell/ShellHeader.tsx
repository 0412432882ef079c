// The header: where one is, and what every figure depends on.
import { AppShell, Burger } from '@mantine/core';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ShellHeader_viewer$key } from '../__generated__/ShellHeader_viewer.graphql.ts';
import { Waiting } from '../components/feedback/Waiting.tsx';
import { LogoMark } from './LogoMark.tsx';
import { LazyHeaderTools } from './lazy-tools.ts';
import classes from './Shell.module.css';

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
        ...HeaderTools_viewer
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
      <Suspense fallback={<Waiting />}>
        <LazyHeaderTools viewer={data} />
      </Suspense>
    </AppShell.Header>
  );
}
