// What the route of billing asks for: its query, and the address as its variables.
import BillingPageQuery from '../../__generated__/BillingPageQuery.graphql.ts';
import { loadBillingAddress } from './address.ts';
import { billingVariables } from './variables.ts';

export const query = BillingPageQuery;

export const variables = (url: URL) => billingVariables(loadBillingAddress(url));
