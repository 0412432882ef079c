// The hours that advice was made of, in one line.

import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lastDayBefore } from '../../../../../lib/calendar/calendar.ts';
import type { WindowNote_window$key } from '../../../../__generated__/WindowNote_window.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../../shared/Commitments.module.css';
import { dayOf } from '../../shared/dates.ts';

export function WindowNote({ window }: { window: WindowNote_window$key }) {
  const { language } = useLanguage();
  const { start, end, hours, leftOutHours, isDaily } = useFragment(
    graphql`
      fragment WindowNote_window on RecommendationWindow {
        start
        end
        hours
        leftOutHours
        isDaily
      }
    `,
    window,
  );
  return (
    <p className={classes.note} data-part="advice.window">
      <FormattedMessage
        id="optimization.advice.window"
        values={{
          start: formatDay(dayOf(start), language),
          end: formatDay(lastDayBefore(end), language),
          hours,
        }}
      />
      {leftOutHours > 0 ? (
        <>
          {' '}
          <FormattedMessage id="optimization.advice.leftOut" values={{ hours: leftOutHours }} />
        </>
      ) : null}
      {isDaily ? (
        <>
          {' '}
          <FormattedMessage id="optimization.advice.daily" />
        </>
      ) : null}
    </p>
  );
}
