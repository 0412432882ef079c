// The frame of every page: header, sidebar, and the page in the middle. It appears once a company is known.
import { AppShell } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts';
import { AppBoundary } from '../components/AppBoundary.tsx';
import { useShownReference } from '../relay/query-lifetime.ts';
import { NoCompanyPage } from './NoCompanyPage.tsx';
import { ShellContexts } from './ShellContexts.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';

const HEADER_HEIGHT = 48;
const SIDEBAR_WIDTH = 208;
const COLLAPSED_WIDTH = 56;

export function Shell() {
  const shown = useShownReference(useLoaderData<PreloadedQuery<ShellQuery>>());
  return (
    <AppBoundary>
      <ShellFrame queryRef={shown} />
    </AppBoundary>
  );
}

function ShellFrame({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        viewer {
          company {
            id
          }
          ...ShellContexts_viewer
          ...ShellHeader_viewer
          ...ShellTools_viewer
        }
      }
    `,
    queryRef,
  );
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'skyledger-sidebar-collapsed',
    defaultValue: false,
  });
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the off-canvas menu
  useEffect(close, [pathname]);
  if (!viewer.company) return <NoCompanyPage />;
  return (
    <ShellContexts viewer={viewer}>
      <SkipLink />
      <AppShell
        header={{ height: HEADER_HEIGHT }}
        navbar={{
          width: isCollapsed ? COLLAPSED_WIDTH : SIDEBAR_WIDTH,
          breakpoint: 'md',
          collapsed: { mobile: !isOpen },
        }}
        transitionDuration={0}
        withBorder
      >
        <ShellHeader viewer={viewer} isMenuOpen={isOpen} onMenu={toggle} />
        <Sidebar viewer={viewer} isCollapsed={isCollapsed} onCollapse={() => setCollapsed(!isCollapsed)} />
        <AppShell.Main id="main" tabIndex={-1}>
          <Outlet />
        </AppShell.Main>
      </AppShell>
    </ShellContexts>
  );
}
