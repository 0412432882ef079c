// The routes of a page: its code and data start together, and its boundary, skeleton and right come with it.

import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { type RouteObject, redirect, useLoaderData } from 'react-router-dom';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import { type PageName, pagePath, pageRow } from '../../lib/catalogue/pages.ts';
import { FaultNotice } from '../components/faults/FaultNotice.tsx';
import { Waiting } from '../components/feedback/Waiting.tsx';
import { NoMenuRight } from '../components/notices/NoMenuRight.tsx';
import { type Fault, faultOf } from '../fault.ts';
import { useLoading } from '../loaded-modules.ts';
import { isSameQuestion } from '../relay/company.ts';
import { environment } from '../relay/environment.ts';
import { LastVisit, rememberLastVisit } from '../relay/last-visit/last-visit.ts';
import { useShellViewer } from '../viewer/shell-viewer.ts';
import { rememberAddress } from './asked-address.ts';
import { type LoadedPage, PageFrame } from './PageFrame.tsx';
import type { PageCode } from './page-code.ts';
import { useAskAgain } from './useAskAgain.ts';

const loadEmptyCompany = async () => (await import('./EmptyCompany.tsx')).EmptyCompany;

/** Starts a query and returns at once; given a `LastVisit`, it shows what that one showed meanwhile. */
export function load<Query extends OperationType>(
  query: ConcreteRequest,
  variables: VariablesOf<Query>,
  lastVisit?: LastVisit,
) {
  return loadQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
    networkCacheConfig: { metadata: { lastVisit } },
  });
}

/** A route for each path of the page, and for each path that it was moved from. */
export function pageRoutes(name: PageName, code: PageCode): RouteObject[] {
  const { paths, movedFrom = [], menu, isForEmptyCompanies = false } = pageRow(name);
  const element = <RoutePage key={name} menu={menu} isForEmptyCompanies={isForEmptyCompanies} />;
  const loader = ({ request }: { request: Request }): Promise<LoadedPage | FailedPage> =>
    loadPage(code, new URL(request.url)).catch((error: unknown) => ({ fault: faultOf(error) }));
  return [
    ...paths.map(
      (path): RouteObject => ({
        path,
        element,
        loader,
        // The shell names the company in the address; that asks for nothing new.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href ||
          (defaultShouldRevalidate && !isSameQuestion(currentUrl, nextUrl)),
      }),
    ),
    ...movedFrom.map(
      (path): RouteObject => ({
        path,
        // Never drawn; without an element the router warns on the console.
        element: null,
        loader: ({ request }) => redirect(pagePath(name) + new URL(request.url).search),
      }),
    ),
  ];
}

/** As for another company: refusals of what was asked before the data came would be shown until all has come. */
const loadAnew = () => location.reload();

async function loadPage(code: PageCode, url: URL): Promise<LoadedPage> {
  const component = code.component();
  // A failure shows where the page is drawn.
  component.catch(() => undefined);
  const {
    query,
    variables: variablesOf,
    showsLastVisit,
    skeleton,
    parameters,
    incomplete,
  } = await code.definition();
  const variables = variablesOf(url);
  const lastVisit = showsLastVisit ? new LastVisit() : undefined;
  const queryRef = variables === null ? null : load<OperationType>(query, variables, lastVisit);
  if (queryRef) rememberAddress(queryRef, url);
  if (queryRef && lastVisit) rememberLastVisit(queryRef, lastVisit);
  return { component, skeleton, address: { parameters, incomplete }, queryRef };
}

/** Even what it asks could not be fetched. */
interface FailedPage {
  fault: Fault;
}

interface RoutePageProps {
  menu: MenuName | null;
  isForEmptyCompanies: boolean;
}

function RoutePage({ menu, isForEmptyCompanies }: RoutePageProps) {
  const loaded = useLoaderData<LoadedPage | FailedPage>();
  const retry = useAskAgain();
  const { canSee, isEmpty } = useShellViewer();
  if (menu !== null && !canSee(menu)) return <NoMenuRight />;
  if (isEmpty && !isForEmptyCompanies) return <EmptyPage />;
  if ('fault' in loaded) return <FaultNotice variant="page" fault={loaded.fault} onRetry={retry} />;
  return <PageFrame page={loaded} onRetry={retry} />;
}

function EmptyPage() {
  const { module: EmptyCompany, failure } = useLoading(loadEmptyCompany);
  if (failure) return <FaultNotice variant="page" fault={faultOf(failure.error)} onRetry={loadAnew} />;
  if (!EmptyCompany) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <EmptyCompany onLoad={loadAnew} />
    </Suspense>
  );
}
