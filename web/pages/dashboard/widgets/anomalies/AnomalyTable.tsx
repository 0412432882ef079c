// Unusual cost as rows: how grave, which account, when, what it cost and what was expected (D-13).
import { FormattedMessage, useIntl } from 'react-intl';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import { LevelMark } from '../../../../components/alerts/LevelMark.tsx';
import { ItemLink } from '../../../../components/cost-items/ItemLink.tsx';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../frame/ChangeTable.module.css';
import { ANOMALY_COLUMNS, type Anomaly, anomalyName } from './useAnomalyTable.ts';

interface AnomalyTableProps {
  title: string;
  anomalies: readonly Anomaly[];
  currency: string;
}

export function AnomalyTable({ title, anomalies, currency }: AnomalyTableProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  return (
    <ScrollRegion className={classes.scroll} label={title}>
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            {ANOMALY_COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id="dashboard.anomalies.column" values={{ column }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {anomalies.map((anomaly) => (
            <tr key={anomaly.anomalyId}>
              <th scope="row">
                <span className={classes.name}>
                  <VendorBadge vendor={anomaly.vendor} />
                  <ItemLink
                    className={classes.label}
                    label={anomalyName(intl, anomaly)}
                    to={pageAddress('anomalyDetail', { id: anomaly.anomalyId })}
                  />
                </span>
              </th>
              <td>
                <LevelMark level={anomaly.level} />
              </td>
              <td>{formatDay(anomaly.date, language)}</td>
              <td>
                <MoneyText amount={anomaly.cost} currency={currency} />
              </td>
              <td>
                <MoneyText amount={anomaly.expectedCost} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
