// What a budget is for, as plain text for labels.
import { useIntl } from 'react-intl';
import { traitsOf } from '../../components/vendors/vendors.ts';
import type { Row } from './budget-rows.ts';

export function useScopeName(): (row: Pick<Row, 'scope' | 'name'>) => string {
  const intl = useIntl();
  return ({ scope, name }) => {
    if (scope.kind === 'COMPANY') return intl.formatMessage({ id: 'dashboard.budgets.company' });
    return scope.kind === 'VENDOR' && scope.vendor ? traitsOf(scope.vendor).name : name;
  };
}
