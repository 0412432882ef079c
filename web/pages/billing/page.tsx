// The page Bills: its address says which bill is shown, and how.
import BillingPageQuery from '../../__generated__/BillingPageQuery.graphql.ts';
import { definePage } from '../../routing/define-page.ts';
import { billingParameters } from './address.ts';
import { BillingSkeleton } from './BillingSkeleton.tsx';
import { billingVariables } from './variables.ts';

export const billingPage = definePage('billing', {
  parameters: billingParameters,
  query: BillingPageQuery,
  variables: billingVariables,
  showsLastVisit: true,
  skeleton: <BillingSkeleton />,
});
