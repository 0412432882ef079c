// The invoice of a month beside the twelve before it: what moved most, in sentences, and every product (B-07, B-14).
import { IconCalendarClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InsightTab_insight$key } from '../../../__generated__/InsightTab_insight.graphql.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Billing.module.css';
import { NoMonthNotice } from '../bill/NoBillNotice.tsx';
import { InsightOfCurrency } from './InsightOfCurrency.tsx';
import type { BillPlace } from './place.ts';

interface InsightTabProps extends BillPlace {
  insight: InsightTab_insight$key;
}

export function InsightTab({ vendor, month, insight }: InsightTabProps) {
  const { language } = useLanguage();
  const data = useFragment(
    graphql`
      fragment InsightTab_insight on InvoiceInsightResult {
        __typename
        ... on InvoiceInsight {
          currencies {
            currency
            ...InsightOfCurrency_currency
          }
        }
        ... on InsightNotIssued {
          availableFrom
        }
        ... on BillMonthWithoutData {
          nearestMonth
        }
      }
    `,
    insight,
  );
  switch (data.__typename) {
    case 'InvoiceInsight':
      return data.currencies.map((currency) => (
        <InsightOfCurrency
          key={currency.currency}
          currency={currency}
          scrollName={`insight ${vendor} ${month} ${currency.currency}`}
          file={{ vendor, month: `${month}-01`, part: 'invoiceInsight' }}
        />
      ));
    case 'InsightNotIssued':
      return (
        <section className={classes.panel}>
          <Notice
            variant="block"
            icon={<IconCalendarClock size={20} aria-hidden />}
            title={<FormattedMessage id="billing.insight.notIssued" />}
          >
            <FormattedMessage
              id="billing.insight.notIssuedHint"
              values={{ date: `${formatDay(data.availableFrom, language)} UTC` }}
            />
          </Notice>
        </section>
      );
    case 'BillMonthWithoutData':
      return (
        <section className={classes.panel}>
          <NoMonthNotice month={month} nearest={data.nearestMonth?.slice(0, 7) ?? null} />
        </section>
      );
    default:
      return null;
  }
}
