// Alerts as a table for a file.
import { useIntl } from 'react-intl';
import type { ShownAlert } from '../../../../components/alerts/AlertLine.tsx';
import { formatDay, formatDays } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { WidgetTable } from '../frame/widget-table.ts';

const COLUMNS = ['alert', 'level', 'kind', 'date', 'state'] as const;

export function useAlertTable(alerts: readonly ShownAlert[]): WidgetTable {
  const intl = useIntl();
  const { language } = useLanguage();
  return {
    columns: COLUMNS.map((column) => intl.formatMessage({ id: 'dashboard.alerts.column' }, { column })),
    rows: alerts.map(({ isSeen, judgedDays, kind, level, message, raisedAt }) => [
      message,
      intl.formatMessage({ id: 'anomaly.list.level' }, { level }),
      intl.formatMessage({ id: 'platform.alerts.kind' }, { kind }),
      judgedDays ? formatDays(judgedDays, language) : formatDay(raisedAt.slice(0, 10), language),
      isSeen ? '' : intl.formatMessage({ id: 'platform.alerts.unseen' }),
    ]),
  };
}
