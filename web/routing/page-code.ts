// The modules that a page consists of.
import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { Page } from './define-page.ts';

/** What a page gets; its query is null when its address asks for nothing that may be requested. */
export interface PageProps<Query extends OperationType> {
  queryRef: PreloadedQuery<Query> | null;
  /** The newest query, which is not shown yet while old figures are. */
  loadingRef: PreloadedQuery<Query> | null;
}

export type PageComponent = ComponentType<PageProps<OperationType>>;

/** The two modules of a page, which are fetched side by side. */
export interface PageCode {
  definition: () => Promise<Pick<Page, 'parameters' | 'query' | 'variables' | 'skeleton'>>;
  component: () => Promise<PageComponent>;
}

/** A page's component knows its own query alone; the definition beside it is what asks that query. */
export function pageCode<Query extends OperationType>(
  definition: PageCode['definition'],
  component: () => Promise<ComponentType<PageProps<Query>>>,
): PageCode {
  return { definition, component: component as unknown as PageCode['component'] };
}
