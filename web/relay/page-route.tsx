// Makes the route of a page: its code and data start together, and its boundary, skeleton and right come with it.
import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { type RouteObject, useLoaderData, useRevalidator } from 'react-router-dom';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import { Boundary } from '../components/Boundary.tsx';
import { NoAccountNotice } from '../components/NoAccountNotice.tsx';
import { NoDataNotice } from '../components/NoDataNotice.tsx';
import { NoMenuRight } from '../components/NoMenuRight.tsx';
import { useShellViewer } from '../shell/shell-viewer.ts';
import { isSameQuestion } from './company.ts';
import { environment, forgetAnswers } from './environment.ts';
import { useShownReference } from './query-lifetime.ts';

/** What a page gets; its query is null when its address asks for nothing that may be requested. */
export interface PageProps<Query extends OperationType> {
  queryRef: PreloadedQuery<Query> | null;
  /** The newest query, which is not shown yet while old figures are. */
  loadingRef: PreloadedQuery<Query> | null;
}

interface PageQuestion<Query extends OperationType> {
  query: ConcreteRequest;
  /** Of an address; null where nothing may be asked for. */
  variables: (url: URL) => VariablesOf<Query> | null;
}

interface PageRoute<Query extends OperationType> {
  path: string;
  /** Null: for everybody who has signed in. */
  menu: MenuName | null;
  /** The module `route.ts` of the page, which is fetched beside its component. */
  question: () => Promise<PageQuestion<Query>>;
  component: () => Promise<ComponentType<PageProps<Query>>>;
  /** As large as the page. */
  skeleton: ReactNode;
  /** It has something to show in a company without cost data too. */
  isForEmptyCompanies?: boolean;
}

/** Starts a query and returns at once. */
export function load<Query extends OperationType>(query: ConcreteRequest, variables: VariablesOf<Query>) {
  return loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' });
}

export function page<Query extends OperationType>(route: PageRoute<Query>): RouteObject {
  const component = async () => ({ default: await route.component() });
  const Page = lazy(component);
  const element = (
    <RoutePage<Query>
      Page={Page}
      menu={route.menu}
      skeleton={route.skeleton}
      isForEmptyCompanies={route.isForEmptyCompanies ?? false}
    />
  );
  return {
    path: route.path,
    element,
    // The shell names the company in the address; that asks for nothing new.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href || (defaultShouldRevalidate && !isSameQuestion(currentUrl, nextUrl)),
    loader: async ({ request }) => {
      // The chunk; a failure shows where the page is rendered.
      component().catch(() => undefined);
      const { query, variables: variablesOf } = await route.question();
      const variables = variablesOf(new URL(request.url));
      return variables === null ? null : load<Query>(query, variables);
    },
  };
}

interface RoutePageProps<Query extends OperationType> {
  Page: ComponentType<PageProps<Query>>;
  menu: MenuName | null;
  skeleton: ReactNode;
  isForEmptyCompanies: boolean;
}

function RoutePage<Query extends OperationType>({
  Page,
  menu,
  skeleton,
  isForEmptyCompanies,
}: RoutePageProps<Query>) {
  const loadingRef = useLoaderData<PreloadedQuery<Query> | null>();
  const shown = useShownReference(loadingRef);
  const { revalidate } = useRevalidator();
  const { canSee, hasAccount, isEmpty } = useShellViewer();
  if (menu !== null && !canSee(menu)) return <NoMenuRight />;
  if (isEmpty && !isForEmptyCompanies)
    return hasAccount ? <NoDataNotice dress="page" /> : <NoAccountNotice />;
  const retry = () => {
    forgetAnswers();
    void revalidate();
  };
  return (
    <Boundary dress="page" skeleton={skeleton} onRetry={retry} resetKey={shown}>
      <Page queryRef={shown} loadingRef={loadingRef} />
    </Boundary>
  );
}
