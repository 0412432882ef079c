// The routes of the portal: those of the table of pages, and the few addresses that are no pages of it.
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { PAGE_NAMES } from '../lib/catalogue/pages.ts';
import ShellQuery from './__generated__/ShellQuery.graphql.ts';
import { AppSkeleton } from './components/faults/AppBoundary.tsx';
import { RouteFault } from './components/faults/RouteFault.tsx';
import { NotFoundPage } from './components/layout/NotFoundPage.tsx';
import { PAGE_CODE, preload } from './page-code.ts';
import { giveUpEarly } from './relay/early-answers.ts';
import { firstPagePath } from './routing/first-page.ts';
import { load, pageRoutes } from './routing/page-route.tsx';
import { PreloadContext } from './routing/usePreload.ts';
import { startWaiting } from './settled.ts';
import { Shell } from './shell/Shell.tsx';

/** Starts the queries of the page that the address names. */
export function createRouter() {
  const router = createBrowserRouter(routes);
  let settle = startWaiting();
  router.subscribe(({ initialized, navigation, revalidation }) => {
    settle();
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') settle = startWaiting();
  });
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    giveUpEarly();
  });
  return router;
}

const routes: RouteObject[] = [
  {
    path: '/sign-in/:state',
    lazy: async () => ({ Component: (await import('./pages/platform/sign-in/DeniedPage.tsx')).DeniedPage }),
    HydrateFallback: AppSkeleton,
    ErrorBoundary: RouteFault,
  },
  {
    path: '/',
    loader: () => load(ShellQuery, {}),
    // Only a call of revalidate asks for the shell again; a change of the address does not concern it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    element: (
      <PreloadContext value={preload}>
        <Shell />
      </PreloadContext>
    ),
    HydrateFallback: AppSkeleton,
    ErrorBoundary: RouteFault,
    children: [
      // Never drawn; without an element the router warns on the console.
      { index: true, element: null, loader: async () => redirect(await firstPagePath()) },
      ...PAGE_NAMES.flatMap((name) => pageRoutes(name, PAGE_CODE[name])),
      {
        path: '/dashboard/*',
        lazy: async () => ({
          Component: (await import('./pages/dashboard/sharing/link/LinkWithoutId.tsx')).LinkWithoutId,
        }),
      },
      {
        path: '/sign-in/done',
        lazy: async () => ({
          Component: (await import('./pages/platform/sign-in/SignedInPage.tsx')).SignedInPage,
        }),
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
