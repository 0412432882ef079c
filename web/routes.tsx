// The route table: each page with its path, its menu, and the modules that ask for its data and draw it.
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { MENUS } from '../lib/catalogue/menus.ts';
import ShellQuery from './__generated__/ShellQuery.graphql.ts';
import { AppSkeleton } from './components/AppBoundary.tsx';
import { RouteFault } from './components/RouteFault.tsx';
import { AdministrationSkeleton } from './pages/administration/AdministrationSkeleton.tsx';
import { BillingSkeleton } from './pages/billing/BillingSkeleton.tsx';
import { DETAILS_URL } from './pages/billing/useDetailsLink.ts';
import { BudgetsSkeleton } from './pages/budgets/BudgetsSkeleton.tsx';
import { CategoriesSkeleton } from './pages/categories/CategoriesSkeleton.tsx';
import { CostAnalyticsSkeleton } from './pages/cost-analytics/CostAnalyticsSkeleton.tsx';
import { DashboardSkeleton } from './pages/dashboard/board/DashboardSkeleton.tsx';
import { PREVIEW_URL } from './pages/dashboard/sharing/link/preview-url.ts';
import { DataSkeleton } from './pages/data/DataSkeleton.tsx';
import { MailsSkeleton } from './pages/mails/MailsSkeleton.tsx';
import { NotFoundPage } from './pages/platform/NotFoundPage.tsx';
import { giveUpEarly } from './relay/early-answers.ts';
import { load, page } from './relay/page-route.tsx';
import { BUDGETS_URL, CATEGORIES_URL, MAILS_URL } from './shell/pages.ts';
import { Shell } from './shell/Shell.tsx';

/** Starts the queries of the page that the address names. */
export function createRouter() {
  const router = createBrowserRouter(routes);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    giveUpEarly();
  });
  return router;
}

/** Entries of the platform's menus, and the pages of this portal that they mean. */
const MENU_PATHS: readonly (readonly [string, string])[] = [
  ['/cost/dashboard', MENUS.DASHBOARD.url],
  ['/cost/cost-analytics', MENUS.COST_ANALYTICS.url],
  ['/cost/billing', MENUS.BILLING.url],
];

const routes: RouteObject[] = [
  {
    path: '/sign-in/:state',
    lazy: async () => ({ Component: (await import('./pages/sign-in/DeniedPage.tsx')).DeniedPage }),
    HydrateFallback: AppSkeleton,
    ErrorBoundary: RouteFault,
  },
  {
    path: '/',
    loader: () => load(ShellQuery, {}),
    // Only a call of revalidate asks for the shell again; a change of the address does not concern it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: Shell,
    HydrateFallback: AppSkeleton,
    ErrorBoundary: RouteFault,
    children: [
      // Never drawn; without an element the router warns on the console.
      { index: true, element: null, loader: () => redirect(MENUS.DASHBOARD.url) },
      page({
        path: MENUS.DASHBOARD.url,
        menu: 'DASHBOARD',
        question: () => import('./pages/dashboard/board/route.ts'),
        component: async () => (await import('./pages/dashboard/board/DashboardPage.tsx')).DashboardPage,
        skeleton: <DashboardSkeleton />,
      }),
      // Without a menu: the page of a link has words of its own for whoever may not see dashboards.
      ...['/dashboard/:uuid/share', '/dashboard/:uuid/:company/share'].map((path) =>
        page({
          path,
          menu: null,
          question: () => import('./pages/dashboard/sharing/link/shared-route.ts'),
          component: async () =>
            (await import('./pages/dashboard/sharing/link/SharedDashboardPage.tsx')).SharedDashboardPage,
          skeleton: <DashboardSkeleton />,
          isForEmptyCompanies: true,
        }),
      ),
      page({
        path: PREVIEW_URL,
        menu: 'DASHBOARD',
        question: () => import('./pages/dashboard/sharing/link/preview-route.ts'),
        component: async () =>
          (await import('./pages/dashboard/sharing/link/SharePreviewPage.tsx')).SharePreviewPage,
        skeleton: <DashboardSkeleton />,
      }),
      {
        path: '/dashboard/*',
        lazy: async () => ({
          Component: (await import('./pages/dashboard/sharing/link/LinkWithoutId.tsx')).LinkWithoutId,
        }),
      },
      page({
        path: MENUS.COST_ANALYTICS.url,
        menu: 'COST_ANALYTICS',
        question: () => import('./pages/cost-analytics/route.ts'),
        component: async () =>
          (await import('./pages/cost-analytics/CostAnalyticsPage.tsx')).CostAnalyticsPage,
        skeleton: <CostAnalyticsSkeleton />,
      }),
      page({
        path: MENUS.BILLING.url,
        menu: 'BILLING',
        question: () => import('./pages/billing/route.ts'),
        component: async () => (await import('./pages/billing/BillingPage.tsx')).BillingPage,
        skeleton: <BillingSkeleton />,
      }),
      page({
        path: DETAILS_URL,
        menu: 'BILLING',
        question: () => import('./pages/billing/details/route.ts'),
        component: async () =>
          (await import('./pages/billing/details/BillingDetailsPage.tsx')).BillingDetailsPage,
        skeleton: <BillingSkeleton />,
      }),
      page({
        path: BUDGETS_URL,
        menu: 'DASHBOARD',
        question: () => import('./pages/budgets/route.ts'),
        component: async () => (await import('./pages/budgets/BudgetsPage.tsx')).BudgetsPage,
        skeleton: <BudgetsSkeleton />,
      }),
      page({
        path: CATEGORIES_URL,
        menu: 'DASHBOARD',
        question: () => import('./pages/categories/route.ts'),
        component: async () => (await import('./pages/categories/CategoriesPage.tsx')).CategoriesPage,
        skeleton: <CategoriesSkeleton />,
      }),
      page({
        path: MENUS.DATA.url,
        menu: 'DATA',
        question: () => import('./pages/data/route.ts'),
        component: async () => (await import('./pages/data/DataPage.tsx')).DataPage,
        skeleton: <DataSkeleton />,
        isForEmptyCompanies: true,
      }),
      page({
        path: MENUS.ADMINISTRATION.url,
        menu: 'ADMINISTRATION',
        question: () => import('./pages/administration/route.ts'),
        component: async () =>
          (await import('./pages/administration/AdministrationPage.tsx')).AdministrationPage,
        skeleton: <AdministrationSkeleton />,
        isForEmptyCompanies: true,
      }),
      page({
        path: MAILS_URL,
        menu: null,
        question: () => import('./pages/mails/route.ts'),
        component: async () => (await import('./pages/mails/MailsPage.tsx')).MailsPage,
        skeleton: <MailsSkeleton />,
        isForEmptyCompanies: true,
      }),
      ...MENU_PATHS.map(
        ([path, url]): RouteObject => ({
          path,
          loader: ({ request }) => redirect(url + new URL(request.url).search),
        }),
      ),
      { path: '*', Component: NotFoundPage },
    ],
  },
];
