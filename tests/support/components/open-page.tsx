// Opens a page of the web app over a graph that answers what a test says.
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { ConcreteRequest, OperationType, Variables } from 'relay-runtime';
import type { Page } from '../../../web/routing/define-page.ts';
import type { PageProps } from '../../../web/routing/page-code.ts';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from './answered-environment.ts';
import { around } from './around.tsx';

export interface AnyPage extends Pick<Page, 'parameters'> {
  query: ConcreteRequest;
  variables: (url: URL) => Variables | null;
}

/** An answer of the graph: fields of the viewer, and errors beside them. */
export interface Answer {
  viewer: object;
  errors?: { message: string; path: string[]; extensions: { code: string } }[];
}

/**
 * What the page asks first is answered at once; an address that it cannot ask for asks nothing. Returns its later
 * requests, and what it asked.
 */
export function openPageAt<Query extends OperationType>(
  page: AnyPage,
  Page: ComponentType<PageProps<Query>>,
  at: string,
  { viewer: fields, errors }: Answer,
  viewer: Partial<ShellViewer> = {},
) {
  const requests = answeredEnvironment();
  const variables = page.variables(new URL(at, 'http://localhost')) as Query['variables'] | null;
  const queryRef =
    variables === null
      ? null
      : (loadQuery<Query>(requests.environment, page.query, variables) as PreloadedQuery<Query>);
  if (queryRef !== null)
    requests.last().answer({ data: { viewer: { id: 'v', ...fields } }, ...(errors && { errors }) } as never);
  render(<Page queryRef={queryRef} loadingRef={queryRef} />, {
    wrapper: around({ environment: requests.environment, at, page, viewer }),
  });
  return { requests, asked: variables };
}
