// What the route of the bill details asks for: its query, and the address as its variables.
import BillingDetailsPageQuery from '../../../__generated__/BillingDetailsPageQuery.graphql.ts';
import { billingDetailsVariables, loadBillingDetailsAddress } from './address.ts';

export const query = BillingDetailsPageQuery;

export const variables = (url: URL) => billingDetailsVariables(loadBillingDetailsAddress(url));
