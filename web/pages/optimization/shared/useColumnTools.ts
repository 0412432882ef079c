// What cells of lists are written by.
import { useIntl } from 'react-intl';
import { useMoney } from '../../../components/money/useMoney.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Commitments.module.css';
import { useShownSum } from './money/useShownSum.ts';
import { usePercent } from './usePercent.ts';

export type ColumnTools = ReturnType<typeof useColumnTools>;

export function useColumnTools() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { formatOriginal, shownIn } = useMoney();
  const shownSum = useShownSum();
  const percent = usePercent();
  return {
    intl,
    percent,
    /** Amounts of a row that add up as they are shown. */
    shownSum,
    /** Of an amount that is shown. */
    money: (shown: number, currency: string) => formatOriginal(shown, shownIn(currency)),
    day: (day: string) => formatDay(day, language),
    className: classes.open ?? '',
  };
}
