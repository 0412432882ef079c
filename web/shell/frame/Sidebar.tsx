// The frame of a wide screen: company, search, pages, and who has signed in; it stays while the page scrolls.
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_viewer$key } from '../../__generated__/Sidebar_viewer.graphql.ts';
import { LazyPart } from '../../components/feedback/LazyPart.tsx';
import { HomeLink } from './HomeLink.tsx';
import { loadCompanySwitcher, loadPaletteOpener, loadPersonTools } from './lazy-tools.ts';
import { Navigation } from './Navigation.tsx';
import classes from './Sidebar.module.css';

interface SidebarProps {
  viewer: Sidebar_viewer$key;
  /** Icons alone. */
  isFolded: boolean;
  onFold: () => void;
}

export function Sidebar({ viewer, isFolded, onFold }: SidebarProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        ...CompanySwitcher_viewer
        ...PaletteOpener_viewer
        ...PersonTools_viewer
      }
    `,
    viewer,
  );
  const foldLabel = intl.formatMessage(
    isFolded ? { id: 'platform.shell.expand' } : { id: 'platform.shell.collapse' },
  );
  const FoldIcon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.sidebar} data-folded={isFolded || undefined}>
      <div className={classes.top}>
        <HomeLink />
        <LazyPart load={loadCompanySwitcher}>
          {(CompanySwitcher) => <CompanySwitcher viewer={data} isShort={isFolded} />}
        </LazyPart>
        <ActionIcon
          size={28}
          className={classes.fold ?? ''}
          onClick={onFold}
          title={foldLabel}
          aria-label={foldLabel}
          aria-expanded={!isFolded}
        >
          <FoldIcon size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.search}>
        <LazyPart load={loadPaletteOpener}>
          {(PaletteOpener) => <PaletteOpener viewer={data} isShort={isFolded} />}
        </LazyPart>
      </div>
      <Navigation isFolded={isFolded} />
      <div className={classes.foot}>
        <LazyPart load={loadPersonTools}>
          {(PersonTools) => <PersonTools viewer={data} isFolded={isFolded} />}
        </LazyPart>
      </div>
    </header>
  );
}
