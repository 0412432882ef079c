// What a calendar says to screen readers, and its names of months and days in the language of the page.
import { useIntl } from 'react-intl';
import { formatDay, formatMonth } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';

const SOME_SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

export function useCalendarLabels() {
  const intl = useIntl();
  const { language } = useLanguage();
  const weekday = (day: string | Date, style: 'narrow' | 'long') =>
    intl.formatDate(new Date(SOME_SUNDAY + weekdayOf(day) * DAY_MS), { weekday: style, timeZone: 'UTC' });
  return {
    ariaLabels: {
      previousMonth: intl.formatMessage({ id: 'cost-analytics.calendar.previousMonth' }),
      nextMonth: intl.formatMessage({ id: 'cost-analytics.calendar.nextMonth' }),
      previousYear: intl.formatMessage({ id: 'cost-analytics.calendar.previousYear' }),
      nextYear: intl.formatMessage({ id: 'cost-analytics.calendar.nextYear' }),
      previousDecade: intl.formatMessage({ id: 'cost-analytics.calendar.previousDecade' }),
      nextDecade: intl.formatMessage({ id: 'cost-analytics.calendar.nextDecade' }),
      monthLevelControl: intl.formatMessage({ id: 'cost-analytics.calendar.chooseYear' }),
      yearLevelControl: intl.formatMessage({ id: 'cost-analytics.calendar.chooseDecade' }),
    },
    getDayAriaLabel: (day: string) => formatDay(day, language),
    monthLabelFormat: (day: string) => formatMonth(day, language),
    monthsListFormat: (day: string) =>
      intl.formatDate(`${day.slice(0, 7)}-15`, { month: 'short', timeZone: 'UTC' }),
    weekdayFormat: (day: string) => weekday(day, 'narrow'),
  };
}

function weekdayOf(day: string | Date): number {
  return typeof day === 'string' ? new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay() : day.getDay();
}
