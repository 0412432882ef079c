// The frame of every page: header, sidebar, and the page in the middle. It appears once a company is known.
import { AppShell } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { Shell_viewer$key } from '../__generated__/Shell_viewer.graphql.ts';
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts';
import { useLocal } from '../browser/useLocal.ts';
import { AppBoundary } from '../components/faults/AppBoundary.tsx';
import { useShownReference } from '../query-lifetime.ts';
import { CompanyElsewhere } from './company/CompanyElsewhere.tsx';
import { CompanyOfAddress } from './company/CompanyOfAddress.tsx';
import { NoCompanyPage } from './company/NoCompanyPage.tsx';
import { SurveyGuide } from './help/SurveyGuide.tsx';
import { Welcome } from './help/Welcome.tsx';
import { ScrollTexts } from './notices/ScrollTexts.tsx';
import { TrialBanner } from './notices/TrialBanner.tsx';
import classes from './Shell.module.css';
import { ShellContexts } from './ShellContexts.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TourGuide } from './tour/TourGuide.tsx';
import { useKeepLanguage } from './useKeepLanguage.ts';
import { useRecordVisit } from './useRecordVisit.ts';

const HEADER_HEIGHT = 48;
const SIDEBAR_WIDTH = 208;
const COLLAPSED_WIDTH = 56;

export function Shell() {
  const shown = useShownReference(useLoaderData<PreloadedQuery<ShellQuery>>());
  return (
    <AppBoundary>
      <ShellOfViewer queryRef={shown} />
    </AppBoundary>
  );
}

function ShellOfViewer({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        viewer {
          company {
            id
          }
          menus @catch(to: RESULT) {
            code
            right
          }
          ...ShellContexts_viewer
          ...SurveyGuide_viewer
          ...Shell_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer.company) return <NoCompanyPage />;
  return (
    <ShellContexts viewer={viewer}>
      <TourGuide>
        <SurveyGuide viewer={viewer}>
          <ShellFrame viewer={viewer} />
        </SurveyGuide>
      </TourGuide>
    </ShellContexts>
  );
}

function ShellFrame({ viewer }: { viewer: Shell_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment Shell_viewer on Viewer {
        ...CompanyElsewhere_viewer
        ...CompanyOfAddress_viewer
        ...ScrollTexts_viewer
        ...ShellFooter_viewer
        ...ShellHeader_viewer
        ...ShellTools_viewer
        ...TrialBanner_viewer
        ...useKeepLanguage_viewer
      }
    `,
    viewer,
  );
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [keptCollapsed, setCollapsed] = useLocal('sidebarCollapsed');
  const isCollapsed = keptCollapsed ?? false;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the off-canvas menu
  useEffect(close, [pathname]);
  useRecordVisit();
  useKeepLanguage(data);
  return (
    <>
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
        <ShellHeader viewer={data} isMenuOpen={isOpen} onMenu={toggle} />
        <Sidebar viewer={data} isCollapsed={isCollapsed} onCollapse={() => setCollapsed(!isCollapsed)} />
        <AppShell.Main id="main" tabIndex={-1} className={classes.main ?? ''}>
          <TrialBanner viewer={data} />
          <ScrollTexts viewer={data} />
          <div className={classes.content}>
            <CompanyOfAddress viewer={data}>
              <Outlet />
            </CompanyOfAddress>
          </div>
          <ShellFooter viewer={data} />
        </AppShell.Main>
      </AppShell>
      <CompanyElsewhere viewer={data} />
      <Welcome />
    </>
  );
}
