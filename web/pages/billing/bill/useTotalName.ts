// What the row is called that all rows of a currency stand under.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export function useTotalName(): (currency: string) => string {
  const intl = useIntl();
  return useCallback((currency) => intl.formatMessage({ id: 'billing.grid.total' }, { currency }), [intl]);
}
