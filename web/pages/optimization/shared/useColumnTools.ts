// What cells of lists are written by.
import { useIntl } from 'react-intl';
import { useMoney } from '../../../components/money/useMoney.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Commitments.module.css';
import { usePercent } from './usePercent.ts';

export type ColumnTools = ReturnType<typeof useColumnTools>;

export function useColumnTools() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { format } = useMoney();
  const percent = usePercent();
  return {
    intl,
    percent,
    money: (amount: number, currency: string) => format(amount, currency),
    day: (day: string) => formatDay(day, language),
    className: classes.open ?? '',
  };
}
