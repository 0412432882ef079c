// All rows of a list, page by page, for a file.
import { fetchQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

const PAGE_SIZE = 200;

interface PageOf<Row> {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Row }[];
}

/** The query takes `$page` and asks for 200 rows; rejects where a page is missing, rather than give a part. */
export async function allPages<Query extends OperationType, Row = unknown>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Omit<Query['variables'], 'page'>,
  pageOf: (response: Query['response']) => PageOf<Row> | null | undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetchQuery<Query>(environment, query, { ...variables, page }).toPromise();
    const found = response === undefined ? null : pageOf(response);
    if (!found) throw new Error('a page of the list did not come');
    rows.push(...found.edges.map(({ node }) => node));
    if (rows.length >= found.totalCount || found.edges.length < PAGE_SIZE) return rows;
  }
}
