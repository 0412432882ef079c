// What the route of cost analytics asks for: its query, and the address as its variables.
import CostAnalyticsPageQuery from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { knownToday } from '../../shell/clock.ts';
import { loadAnalyticsAddress, questionFault } from './address.ts';
import { analyticsVariables } from './variables.ts';

export const query = CostAnalyticsPageQuery;

export function variables(url: URL) {
  const address = loadAnalyticsAddress(url);
  return questionFault(address, knownToday()) ? null : analyticsVariables(address);
}
