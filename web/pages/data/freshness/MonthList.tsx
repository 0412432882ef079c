// Months by name; of many the first and how many more.
import { FormattedMessage } from 'react-intl';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';

const SHOWN = 3;

export function MonthList({ months }: { months: readonly string[] }) {
  const { language } = useLanguage();
  const names = months.map((month) => formatMonth(month, language));
  return (
    <span className={classes.warning} title={names.join(', ')}>
      {names.length <= SHOWN ? (
        names.join(', ')
      ) : (
        <FormattedMessage
          id="data.page.moreMonths"
          values={{ months: names.slice(0, SHOWN).join(', '), count: names.length - SHOWN }}
        />
      )}
    </span>
  );
}
