// Unusual cost as a table for a file.
import { useIntl } from 'react-intl';
import { itemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { WidgetTable } from '../frame/widget-table.ts';

/** As the graph gives it. */
export interface Anomaly {
  cost: number;
  date: string;
  expectedCost: number;
  key: string;
  label: string;
  level: 'CRITICAL' | 'MAJOR' | 'MINOR';
  vendor: Vendor;
}

export const ANOMALY_COLUMNS = ['account', 'level', 'date', 'cost', 'expected'] as const;

export function useAnomalyTable(anomalies: readonly Anomaly[], currency: string): WidgetTable {
  const intl = useIntl();
  const { convert, format } = useAmountFormat(currency);
  return {
    columns: ANOMALY_COLUMNS.map((column) => {
      const name = intl.formatMessage({ id: 'dashboard.anomalies.column' }, { column });
      return column === 'cost' || column === 'expected' ? `${name} (${format.currency})` : name;
    }),
    rows: anomalies.map((anomaly) => [
      itemLabel(intl, 'account', anomaly),
      intl.formatMessage({ id: 'dashboard.anomalies.level' }, { level: anomaly.level }),
      anomaly.date,
      convert(anomaly.cost),
      convert(anomaly.expectedCost),
    ]),
  };
}
