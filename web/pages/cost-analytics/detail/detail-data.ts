// What the table of details is given.
import type { DetailRowsQuery$data } from '../../../__generated__/DetailRowsQuery.graphql.ts';

type Detail = NonNullable<Extract<DetailRowsQuery$data['viewer']['costDetail'], { ok: true }>['value']>;

export type DetailRowsData = NonNullable<Detail['rows']>;

export type DetailTableRow = DetailRowsData['edges'][number]['node'];
