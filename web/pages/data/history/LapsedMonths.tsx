// What would be removed at once if the company kept so many months.
import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LapsedMonthsQuery } from '../../../__generated__/LapsedMonthsQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';
import { BilledAmounts } from './BilledCell.tsx';

export function LapsedMonths({ keptMonths, keepDays }: { keptMonths: number; keepDays: number }) {
  const { language } = useLanguage();
  const { viewer } = useLazyLoadQuery<LapsedMonthsQuery>(
    graphql`
      query LapsedMonthsQuery($keptMonths: Int!) {
        viewer {
          retentionPreview(keptMonths: $keptMonths) @catch(to: RESULT) {
            amounts {
              billed
              currency
            }
            firstMonth
            monthCount
            rowCount
          }
        }
      }
    `,
    { keptMonths },
    { fetchPolicy: 'network-only' },
  );
  const { retentionPreview: preview } = viewer;
  if (!preview.ok) return <FaultNotice variant="block" fault={faultOfErrors(preview.errors)} />;
  const { firstMonth, monthCount, rowCount, amounts } = preview.value ?? {};
  if (!firstMonth || !monthCount)
    return (
      <Text mt="sm">
        <FormattedMessage id="data.retention.nothing" />
      </Text>
    );
  return (
    <>
      <p className={classes.source}>
        <FormattedMessage id="data.retention.before" values={{ month: formatMonth(firstMonth, language) }} />
      </p>
      <Text>
        <FormattedMessage
          id="data.history.removeText"
          values={{ months: monthCount, rows: rowCount, days: keepDays }}
        />
      </Text>
      <div className={`${classes.source} sky-figures`}>
        <BilledAmounts amounts={amounts ?? []} />
      </div>
    </>
  );
}
