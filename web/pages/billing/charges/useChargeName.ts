// What a row of the charges is called.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLineName } from '../sum/useLineWords.ts';
import type { ChargeRow } from './charge-rows.ts';

export function useChargeName(): (row: ChargeRow) => string {
  const intl = useIntl();
  const lineName = useLineName();
  return useCallback(
    (row) => {
      switch (row.kind) {
        case 'bill':
          return intl.formatMessage({ id: 'billing.grid.total' }, { currency: row.currency });
        case 'account':
          return (
            row.label ||
            row.account ||
            intl.formatMessage({ id: 'billing.item.placeholder' }, { missing: 'NONE' })
          );
        case 'line':
          return lineName(row.line);
        case 'part':
          return row.label;
      }
    },
    [intl, lineName],
  );
}
