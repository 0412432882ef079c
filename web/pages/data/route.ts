// What the route of the page of data asks for: its query, and the address as its variables.
import DataPageQuery from '../../__generated__/DataPageQuery.graphql.ts';
import { dataVariables } from './address.ts';
export const query = DataPageQuery;
export const variables = dataVariables;
