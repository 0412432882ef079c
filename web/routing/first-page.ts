// Where the root of the portal leads to.
import { fetchQuery } from 'react-relay';
import { type PageName, pagePath } from '../../lib/catalogue/pages.ts';
import ShellQueryNode, { type ShellQuery } from '../__generated__/ShellQuery.graphql.ts';
import { environment } from '../relay/environment.ts';
import { mayView, type Rights } from '../viewer/rights.ts';
import { MAIN_PAGES, mayOpen } from './page-list.ts';

/** Asks for the rights as the shell does, so that the question goes out once. */
export async function firstPagePath(): Promise<string> {
  const answer = await fetchQuery<ShellQuery>(
    environment,
    ShellQueryNode,
    {},
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch(() => undefined);
  const menus = answer?.viewer.menus;
  return pagePath(firstPage(menus?.ok ? menus.value : null));
}

/** The first main page that these rights open; the dashboard where there is none, which says what is missing. */
export function firstPage(rights: Rights): PageName {
  const first = MAIN_PAGES.find(({ name }) => mayOpen(name, (menu) => mayView(rights, menu)));
  return first?.name ?? 'dashboard';
}
