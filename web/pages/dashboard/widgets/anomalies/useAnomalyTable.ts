// Unusual cost as a table for a file.
import { type IntlShape, useIntl } from 'react-intl';
import { itemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { WidgetTable } from '../frame/widget-table.ts';

/** As the graph gives it. */
export interface Anomaly {
  /** Global id of the anomaly. */
  anomalyId: string;
  cost: number;
  date: string;
  expectedCost: number;
  key: string;
  label: string;
  level: 'CRITICAL' | 'MAJOR' | 'MINOR';
  /** Name of the service; empty for all services. */
  product: string;
  vendor: Vendor;
}

/** Its scope: account and service, where it has them. */
export function anomalyName(intl: IntlShape, anomaly: Anomaly): string {
  const account = anomaly.key === '' ? [] : [itemLabel(intl, 'account', anomaly)];
  const names = [...(anomaly.product === '' ? [] : [anomaly.product]), ...account];
  return names.length > 0 ? names.join(' · ') : intl.formatMessage({ id: 'anomaly.list.wholeVendor' });
}

export const ANOMALY_COLUMNS = ['scope', 'level', 'date', 'cost', 'expected'] as const;

export function useAnomalyTable(anomalies: readonly Anomaly[], currency: string): WidgetTable {
  const intl = useIntl();
  const { language } = useLanguage();
  const { convert, format } = useAmountFormat(currency);
  return {
    columns: ANOMALY_COLUMNS.map((column) => {
      const name = intl.formatMessage({ id: 'dashboard.anomalies.column' }, { column });
      return column === 'cost' || column === 'expected' ? `${name} (${format.currency})` : name;
    }),
    rows: anomalies.map((anomaly) => [
      anomalyName(intl, anomaly),
      intl.formatMessage({ id: 'anomaly.list.level' }, { level: anomaly.level }),
      formatDay(anomaly.date, language),
      convert(anomaly.cost),
      convert(anomaly.expectedCost),
    ]),
  };
}
