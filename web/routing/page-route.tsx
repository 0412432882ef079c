// The routes of a page: its code and data start together, and its boundary, skeleton and right come with it.
import { lazy } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { type RouteObject, redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import { type PageName, pagePath, pageRow } from '../../lib/catalogue/pages.ts';
import { Boundary } from '../components/faults/Boundary.tsx';
import { NoAccountNotice } from '../components/notices/NoAccountNotice.tsx';
import { NoDataNotice } from '../components/notices/NoDataNotice.tsx';
import { NoMenuRight } from '../components/notices/NoMenuRight.tsx';
import { isSameQuestion } from '../relay/company.ts';
import { environment, forgetAnswers } from '../relay/environment.ts';
import { useShellViewer } from '../viewer/shell-viewer.ts';
import type { Page } from './define-page.ts';
import type { PageCode, PageComponent } from './page-code.ts';
import { useShownReference } from './query-lifetime.ts';
import { UnreadAddress } from './UnreadAddress.tsx';

/** Starts a query and returns at once. */
export function load<Query extends OperationType>(query: ConcreteRequest, variables: VariablesOf<Query>) {
  return loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' });
}

/** A route for each path of the page, and for each path that it was moved from. */
export function pageRoutes(name: PageName, code: PageCode): RouteObject[] {
  const { paths, movedFrom = [], menu, isForEmptyCompanies = false } = pageRow(name);
  const component = async () => ({ default: await code.component() });
  const Component = lazy(component);
  const element = <RoutePage Component={Component} menu={menu} isForEmptyCompanies={isForEmptyCompanies} />;
  const loader = async ({ request }: { request: Request }): Promise<LoadedPage> => {
    // The chunk; a failure shows where the page is rendered.
    component().catch(() => undefined);
    const { query, variables: variablesOf, skeleton, parameters } = await code.definition();
    const variables = variablesOf(new URL(request.url));
    return {
      skeleton,
      parameters,
      queryRef: variables === null ? null : load<OperationType>(query, variables),
    };
  };
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
        loader: ({ request }) => redirect(pagePath(name) + new URL(request.url).search),
      }),
    ),
  ];
}

interface LoadedPage extends Pick<Page, 'skeleton' | 'parameters'> {
  queryRef: PreloadedQuery<OperationType> | null;
}

interface RoutePageProps {
  Component: PageComponent;
  menu: MenuName | null;
  isForEmptyCompanies: boolean;
}

function RoutePage({ Component, menu, isForEmptyCompanies }: RoutePageProps) {
  const { queryRef: loadingRef, skeleton, parameters } = useLoaderData<LoadedPage>();
  const shown = useShownReference(loadingRef);
  const { revalidate } = useRevalidator();
  const { canSee, hasAccount, isEmpty } = useShellViewer();
  if (menu !== null && !canSee(menu)) return <NoMenuRight />;
  if (isEmpty && !isForEmptyCompanies)
    return hasAccount ? <NoDataNotice variant="page" /> : <NoAccountNotice />;
  const retry = () => {
    forgetAnswers();
    void revalidate();
  };
  return (
    <Boundary variant="page" skeleton={skeleton} onRetry={retry} resetKey={shown}>
      <UnreadAddress parameters={parameters} />
      <Component queryRef={shown} loadingRef={loadingRef} />
    </Boundary>
  );
}
