// The frame of a narrow screen, above the page: company, search, messages, and who has signed in.
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TopBar_viewer$key } from '../../__generated__/TopBar_viewer.graphql.ts';
import { Waiting } from '../../components/feedback/Waiting.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LazyCompanySwitcher, LazyPaletteOpener, LazyPersonTools } from './lazy-tools.ts';
import classes from './TopBar.module.css';

interface TopBarProps {
  viewer: TopBar_viewer$key;
  /** Opens the pages; null where tabs at the foot of the screen do. */
  onMenu: (() => void) | null;
}

export function TopBar({ viewer, onMenu }: TopBarProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        ...CompanySwitcher_viewer
        ...PaletteOpener_viewer
        ...PersonTools_viewer
      }
    `,
    viewer,
  );
  return (
    <header className={classes.bar}>
      {onMenu ? (
        <ActionIcon
          size={44}
          onClick={onMenu}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'platform.shell.menu' })}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null}
      <HomeLink />
      <Suspense fallback={<Waiting />}>
        <LazyCompanySwitcher viewer={data} />
      </Suspense>
      <div className={classes.tools}>
        <Suspense fallback={<Waiting />}>
          <LazyPaletteOpener viewer={data} isShort />
          <LazyPersonTools viewer={data} isNarrow />
        </Suspense>
      </div>
    </header>
  );
}
