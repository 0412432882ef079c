// When commitments end, month by month; those whose end the data do not tell are named apart.
import { FormattedMessage } from 'react-intl';
import { firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatDay, formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Commitments.module.css';
import { dayOf } from './dates.ts';

export interface EndingCommitment {
  key: string;
  name: string;
  endsAt: string | null;
}

interface ExpiryCalendarProps {
  commitments: readonly EndingCommitment[];
  onOpen: (key: string) => void;
}

export function ExpiryCalendar({ commitments, onOpen }: ExpiryCalendarProps) {
  const { language } = useLanguage();
  const told = commitments
    .flatMap(({ endsAt, ...rest }) => (endsAt === null ? [] : [{ ...rest, day: dayOf(endsAt) }]))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const untold = commitments.length - told.length;
  const months = [...new Set(told.map(({ day }) => firstOfMonth(day)))];
  if (commitments.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.block.noRows" />} />;
  return (
    <>
      <ol className={classes.calendar}>
        {months.map((month) => (
          <li key={month} className={classes.month}>
            <span className={classes.monthName}>{formatMonth(month, language)}</span>
            <ul>
              {told
                .filter(({ day }) => firstOfMonth(day) === month)
                .map(({ key, name, day }) => (
                  <li key={key}>
                    <button type="button" className={classes.open} onClick={() => onOpen(key)}>
                      {formatDay(day, language)} · {name}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
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
