// The modules that a page consists of.
import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { faultOfErrors, GraphError } from '../fault.ts';
import type { Page } from './define-page.ts';
import { stylesAgain } from './styles-again.ts';

/** What a page gets; its query is null when its address asks for nothing that may be requested. */
export interface PageProps<Query extends OperationType> {
  queryRef: PreloadedQuery<Query> | null;
  /** The newest query, which is not shown yet while old figures are. */
  loadingRef: PreloadedQuery<Query> | null;
}

export type PageComponent = ComponentType<PageProps<OperationType>>;

/** The two modules of a page, which are fetched side by side. */
export interface PageCode {
  definition: () => Promise<Omit<Page, 'name' | 'restart' | 'read' | 'link'>>;
  component: () => Promise<PageComponent>;
}

/** A module that could not be fetched is a fault of the network, and is fetched anew when it is asked for again. */
function fetched<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let kept: Promise<Module> | null = null;
  let hasFailed = false;
  return () => {
    kept ??= (hasFailed ? stylesAgain().then(load) : load()).catch((error: unknown) => {
      kept = null;
      hasFailed = true;
      throw new GraphError({ ...faultOfErrors([]), code: 'NETWORK' }, error);
    });
    return kept;
  };
}

/** A page's component knows its own query alone; the definition beside it is what asks that query. */
export function pageCode<Query extends OperationType>(
  definition: PageCode['definition'],
  component: () => Promise<ComponentType<PageProps<Query>>>,
): PageCode {
  return {
    definition: fetched(definition),
    component: fetched(component as unknown as PageCode['component']),
  };
}
