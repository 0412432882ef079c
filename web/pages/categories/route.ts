// What the route of service categories asks for: its query; the address only says how it is listed.
import CategoriesPageQuery from '../../__generated__/CategoriesPageQuery.graphql.ts';
export const query = CategoriesPageQuery;
export const variables = () => ({});
