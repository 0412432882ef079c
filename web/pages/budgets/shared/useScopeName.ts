// What a budget is for, as plain text for labels.
import { useIntl } from 'react-intl';
import type { BudgetScopeInput } from '../../../__generated__/useSaveBudgetsMutation.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';

interface NamedScope {
  /** Of an account, a service or a group of services. */
  name: string;
  scope: Pick<BudgetScopeInput, 'kind' | 'vendor'>;
}

export function useScopeName(): (budget: NamedScope) => string {
  const vendorName = useVendorName();
  const intl = useIntl();
  return ({ scope, name }) => {
    if (scope.kind === 'COMPANY') return intl.formatMessage({ id: 'budgets.page.company' });
    return scope.kind === 'VENDOR' && scope.vendor ? vendorName(scope.vendor) : name;
  };
}
