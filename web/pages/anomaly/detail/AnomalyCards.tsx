// The figures of an anomaly: its cost, what is above or below, what it would come to, and how long (N-09).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { daysIn, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { changedPercent } from '../../../../lib/money/change-text.ts';
import { averageOf, productOf, sumMoney } from '../../../../lib/money/money.ts';
import type { AnomalyCards_anomaly$key } from '../../../__generated__/AnomalyCards_anomaly.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { useChangeWords } from '../../../components/money/useChangeWords.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import { formatDay, formatRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { AnomalyDuration } from '../shared/AnomalyDuration.tsx';
import { causeAmounts } from './cause-amounts.ts';
import classes from './Detail.module.css';

export function AnomalyCards({ anomaly }: { anomaly: AnomalyCards_anomaly$key }) {
  const words = useChangeWords();
  const { language } = useLanguage();
  const { formatEstimate, formatOriginal, shownIn } = useMoney();
  const data = useFragment(
    graphql`
      fragment AnomalyCards_anomaly on Anomaly {
        changeRate
        currency
        endedOn
        impact
        judgedThrough
        lastSeenOn
        numberOfDays
        real
        startedOn
        unit
      }
    `,
    anomaly,
  );
  const { currency, impact, numberOfDays } = data;
  const shown = shownIn(currency);
  const { total } = causeAmounts([], { real: data.real, difference: impact }, useShownAmounts(currency));
  const range = { start: data.startedOn, end: data.lastSeenOn };
  const monthEnd = lastOfMonth(data.lastSeenOn);
  // A month of fees or taxes does not grow by its days.
  const daysToCome = data.unit === 'MONTH' ? 0 : daysIn({ start: data.lastSeenOn, end: monthEnd }) - 1;
  const perDay = averageOf(impact, numberOfDays);
  return (
    <div className={classes.cards}>
      <Card
        label={<FormattedMessage id="anomaly.detail.cost" />}
        figure={formatOriginal(total.real, shown)}
        note={
          <FormattedMessage
            id="anomaly.detail.expected"
            values={{ amount: formatOriginal(total.expected, shown) }}
          />
        }
      />
      <Card
        label={<FormattedMessage id="anomaly.detail.impact" values={{ isUp: impact >= 0 }} />}
        figure={formatOriginal(total.difference, shown, 'signed')}
        sign={Math.sign(impact)}
        note={
          data.changeRate === null || data.changeRate === undefined ? (
            <FormattedMessage id="anomaly.detail.nothingExpected" />
          ) : (
            <FormattedMessage
              id="anomaly.detail.ofExpected"
              values={{
                percent: changedPercent(data.changeRate, words),
              }}
            />
          )
        }
      />
      {data.endedOn || daysToCome === 0 ? null : (
        <Card
          label={
            <FormattedMessage
              id="anomaly.detail.ifItLasts"
              values={{ date: formatDay(monthEnd, language) }}
            />
          }
          figure={formatEstimate(sumMoney([impact, productOf(perDay, daysToCome)]), currency, 'signed')}
          note={
            <FormattedMessage
              id="anomaly.detail.perDay"
              values={{ amount: formatEstimate(perDay, currency, 'signed') }}
            />
          }
        />
      )}
      <Card
        label={<FormattedMessage id="anomaly.detail.duration" />}
        figure={<AnomalyDuration unit={data.unit} startedOn={data.startedOn} lastSeenOn={data.lastSeenOn} />}
        note={
          <>
            {formatRange(range, language)}
            {' · '}
            <FormattedMessage
              id="anomaly.detail.judgedThrough"
              values={{ date: formatDay(data.judgedThrough, language) }}
            />
          </>
        }
      />
    </div>
  );
}

interface CardProps {
  label: ReactNode;
  figure: ReactNode;
  note: ReactNode;
  sign?: number;
}

function Card({ label, figure, note, sign }: CardProps) {
  return (
    <section className={`${shared.panel} ${classes.card}`}>
      <div className={classes.muted}>{label}</div>
      <div className={`${classes.cardFigure} sky-figures`} data-sign={sign}>
        {figure}
      </div>
      <div className={`${classes.muted} sky-figures`}>{note}</div>
    </section>
  );
}
