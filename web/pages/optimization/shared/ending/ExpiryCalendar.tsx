// When commitments end, month by month; those whose end is unknown are counted separately.
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { firstOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type {
  ExpiryCalendar_ends$data,
  ExpiryCalendar_ends$key,
} from '../../../../__generated__/ExpiryCalendar_ends.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { formatDay, formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { dayOf } from '../dates.ts';
import classes from './Ending.module.css';

/** Of a month, until all of them are asked for. */
const SHOWN = 5;

interface ExpiryCalendarProps {
  ends: ExpiryCalendar_ends$key;
  onOpen: (key: string) => void;
}

export function ExpiryCalendar({ ends, onOpen }: ExpiryCalendarProps) {
  const commitments = useFragment(
    graphql`
      fragment ExpiryCalendar_ends on CommitmentEnd @relay(plural: true) {
        key
        name
        endsAt
      }
    `,
    ends,
  );
  if (commitments.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.block.noRows" />} />;
  const told = commitments.flatMap(({ endsAt, ...rest }) =>
    endsAt ? [{ ...rest, day: dayOf(endsAt) }] : [],
  );
  const months = [...new Set(told.map(({ day }) => firstOfMonth(day)))];
  const untold = commitments.length - told.length;
  return (
    <>
      <ol className={classes.calendar}>
        {months.map((month) => (
          <Month
            key={month}
            month={month}
            ending={told.filter(({ day }) => firstOfMonth(day) === month)}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {untold > 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="optimization.calendar.untold" values={{ count: untold }} />
        </p>
      ) : null}
    </>
  );
}

interface MonthProps {
  month: string;
  ending: readonly (Pick<ExpiryCalendar_ends$data[number], 'key' | 'name'> & { day: string })[];
  onOpen: (key: string) => void;
}

function Month({ month, ending, onOpen }: MonthProps) {
  const { language } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? ending : ending.slice(0, SHOWN);
  return (
    <li className={classes.month}>
      <span className={classes.monthName}>{formatMonth(month, language)}</span>
      <ul>
        {shown.map(({ key, name, day }) => (
          <li key={key}>
            <button type="button" className={classes.open} onClick={() => onOpen(key)}>
              <span className="sky-figures">{formatDay(day, language)}</span> {name}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < ending.length ? (
        <button type="button" className={classes.open} onClick={() => setWhole(true)}>
          <FormattedMessage
            id="optimization.calendar.more"
            values={{ count: ending.length - shown.length }}
          />
        </button>
      ) : null}
    </li>
  );
}
