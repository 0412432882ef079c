// The hours that advice was made of, in one line.
import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import { lastDayBefore } from '../../../../../lib/calendar/calendar.ts';
import { joinSentences } from '../../../../../lib/catalogue/languages.ts';
import type { WindowNote_window$key } from '../../../../__generated__/WindowNote_window.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../../shared/Commitments.module.css';
import { dayOf } from '../../shared/dates.ts';

export function WindowNote({ window }: { window: WindowNote_window$key }) {
  const textOf = useWindowText();
  return (
    <p className={classes.note} data-part="advice.window">
      {textOf(window)}
    </p>
  );
}

/** The same as a text, for files. */
export function useWindowText(): (window: WindowNote_window$key) => string {
  const intl = useIntl();
  const { language } = useLanguage();
  return (window) => {
    const { start, end, hours, leftOutHours, isDaily } = readInlineData(
      graphql`
        fragment WindowNote_window on RecommendationWindow @inline {
          start
          end
          hours
          leftOutHours
          isDaily
        }
      `,
      window,
    );
    const days = { start: formatDay(dayOf(start), language), end: formatDay(lastDayBefore(end), language) };
    return joinSentences(language, [
      intl.formatMessage({ id: 'optimization.advice.window' }, { ...days, hours }),
      ...(leftOutHours > 0
        ? [intl.formatMessage({ id: 'optimization.advice.leftOut' }, { hours: leftOutHours })]
        : []),
      ...(isDaily ? [intl.formatMessage({ id: 'optimization.advice.daily' })] : []),
    ]);
  };
}
