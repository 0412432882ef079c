// What the route of administration asks for: its query, and the address as its variables.
import AdministrationPageQuery from '../../__generated__/AdministrationPageQuery.graphql.ts';
import { administrationVariables } from './address.ts';
export const query = AdministrationPageQuery;
export const variables = administrationVariables;
