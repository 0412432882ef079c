// The frame of a narrow screen, above the page: company, search, messages, and who has signed in.
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TopBar_viewer$key } from '../../__generated__/TopBar_viewer.graphql.ts';
import { LazyPart } from '../../components/feedback/LazyPart.tsx';
import { HomeLink } from './HomeLink.tsx';
import { loadCompanySwitcher, loadPaletteOpener, loadPersonTools } from './lazy-tools.ts';
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
      <LazyPart load={loadCompanySwitcher}>{(CompanySwitcher) => <CompanySwitcher viewer={data} />}</LazyPart>
      <div className={classes.tools}>
        <LazyPart load={loadPaletteOpener}>
          {(PaletteOpener) => <PaletteOpener viewer={data} isShort />}
        </LazyPart>
        <LazyPart load={loadPersonTools}>{(PersonTools) => <PersonTools viewer={data} isNarrow />}</LazyPart>
      </div>
    </header>
  );
}
