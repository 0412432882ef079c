// The frame of every page: a sidebar, or bars at top and foot, and the page beside it. It appears once a company is known.
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { Shell_viewer$key } from '../__generated__/Shell_viewer.graphql.ts';
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts';
import { useLocal } from '../browser/useLocal.ts';
import { AppBoundary } from '../components/faults/AppBoundary.tsx';
import { LazyOverlay } from '../components/feedback/LazyOverlay.tsx';
import { useIsPhone, useIsWide } from '../components/layout/useScreen.ts';
import { useShownReference } from '../query-lifetime.ts';
import { AlertFeedProvider } from './alerts/alert-feed.tsx';
import { CompanyElsewhere } from './company/CompanyElsewhere.tsx';
import { CompanyOfAddress } from './company/CompanyOfAddress.tsx';
import { NoCompanyPage } from './company/NoCompanyPage.tsx';
import { Sidebar } from './frame/Sidebar.tsx';
import { TabBar } from './frame/TabBar.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { SurveyGuide } from './help/SurveyGuide.tsx';
import { Welcome } from './help/Welcome.tsx';
import { ScrollTexts } from './notices/ScrollTexts.tsx';
import { TrialBanner } from './notices/TrialBanner.tsx';
import { useUnfinishedFile } from './notices/useUnfinishedFile.ts';
import classes from './Shell.module.css';
import { ShellContexts } from './ShellContexts.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TourGuide } from './tour/TourGuide.tsx';
import { useKeepLanguage } from './useKeepLanguage.ts';
import { useRecordVisit } from './useRecordVisit.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const loadSheet = async () => (await import('./frame/NavigationSheet.tsx')).NavigationSheet;

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
          <AlertFeedProvider>
            <ShellFrame viewer={viewer} />
          </AlertFeedProvider>
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
        ...Sidebar_viewer
        ...TopBar_viewer
        ...TrialBanner_viewer
        ...useKeepLanguage_viewer
      }
    `,
    viewer,
  );
  const [keptFolded, setFolded] = useLocal('sidebarCollapsed');
  const isFolded = keptFolded ?? false;
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [shownPath, setShownPath] = useState(pathname);
  // Another page closes the sheet.
  if (shownPath !== pathname) {
    setShownPath(pathname);
    close();
  }
  useRecordVisit();
  useScrollPlace();
  useKeepLanguage(data);
  useUnfinishedFile();
  return (
    <>
      <SkipLink />
      {isWide ? (
        <Sidebar viewer={data} isFolded={isFolded} onFold={() => setFolded(!isFolded)} />
      ) : (
        <TopBar viewer={data} onMenu={isPhone ? null : open} />
      )}
      <main id="main" tabIndex={-1} className={classes.main} data-folded={isFolded || undefined}>
        <TrialBanner viewer={data} />
        <ScrollTexts viewer={data} />
        <div className={classes.content}>
          <CompanyOfAddress viewer={data}>
            <Outlet />
          </CompanyOfAddress>
        </div>
        <ShellFooter viewer={data} />
      </main>
      {isPhone ? <TabBar onMore={open} /> : null}
      <LazyOverlay load={loadSheet} isOpen={isOpen && !isWide} onClose={close}>
        {(NavigationSheet, isShown) => <NavigationSheet isOpen={isShown} onClose={close} />}
      </LazyOverlay>
      <CompanyElsewhere viewer={data} />
      <Welcome />
    </>
  );
}
