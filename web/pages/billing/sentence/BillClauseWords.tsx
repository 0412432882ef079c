// A clause of the sentence in words, with a link to the figures behind it.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import classes from '../../../components/layout/Sentence.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePercent } from '../../../intl/usePercent.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { rowId } from '../bill/row-id.ts';
import { billingPage } from '../page.tsx';
import { useDetailsLink } from '../useDetailsLink.ts';
import type { BillClause, BilledAccount } from './bill-clauses.ts';

interface BillClauseWordsProps {
  clause: BillClause;
  currency: string;
  /** First day of the month before. */
  lastMonth: IsoDate;
}

export function BillClauseWords({ clause, currency, lastMonth }: BillClauseWordsProps) {
  const intl = useIntl();
  const percent = usePercent();
  const { language } = useLanguage();
  const { formatOriginal } = useMoney();
  const { address } = usePageAddress(billingPage);
  const detailsLink = useDetailsLink();
  const linked = (words: ReactNode, to: string) => (
    <Link className={classes.link} to={to}>
      {words}
    </Link>
  );
  const nameOf = ({ label, key }: BilledAccount) =>
    label || key || intl.formatMessage({ id: 'billing.item.placeholder' }, { missing: 'NONE' });
  const accountLink = (account: BilledAccount) =>
    linked(nameOf(account), detailsLink({ account: account.key, currency }));
  switch (clause.kind) {
    case 'change':
      return (
        <FormattedMessage
          id="billing.sentence.change"
          values={{
            direction: clause.direction,
            difference: <b>{formatOriginal(clause.difference, currency)}</b>,
            before: linked(
              formatMonth(lastMonth, language),
              billingPage.link({ ...address, month: lastMonth.slice(0, 7), turned: null, sum: null }),
            ),
          }}
        />
      );
    case 'moved':
      return (
        <FormattedMessage
          id="billing.sentence.moved"
          values={{
            which: clause.isMost ? 'MOST' : clause.amount > 0 ? 'UP' : 'DOWN',
            // What this month has no charge of has no page of this month.
            account: clause.isBilled ? accountLink(clause.account) : <b>{nameOf(clause.account)}</b>,
            amount: <b>{formatOriginal(clause.amount, currency, 'signed')}</b>,
          }}
        />
      );
    case 'largest':
      return (
        <FormattedMessage
          id="billing.sentence.largest"
          values={{
            account: accountLink(clause.account),
            share: <b>{percent(clause.share)}</b>,
          }}
        />
      );
    case 'discounts':
      return (
        <FormattedMessage
          id="billing.sentence.discounts"
          values={{
            amount: linked(
              formatOriginal(clause.amount, currency),
              billingPage.link({ ...address, sum: rowId(currency) }),
            ),
            list: <b>{formatOriginal(clause.list, currency)}</b>,
          }}
        />
      );
  }
}
