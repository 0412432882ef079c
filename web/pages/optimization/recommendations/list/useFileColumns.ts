// What files have of a piece of advice beside the columns of the list: the price it was computed with, its bounds, its risk.
import { useIntl } from 'react-intl';
import { FALLS } from '../../../../../lib/commitments/advice/goals.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { type FileColumn, moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent, useShortPercent } from '../../shared/usePercent.ts';
import type { AdviceRow } from './advice-row.ts';

export function useFileColumns(): FileColumn<AdviceRow>[] {
  const intl = useIntl();
  const percent = useShortPercent();
  const rateText = useRateText();
  const head = (id: MessageId) => intl.formatMessage({ id });
  const fallen = (id: MessageId, fall: number) => intl.formatMessage({ id }, { fall: percent(fall) });
  return [
    {
      head: head('optimization.advice.recurringCost'),
      file: moneyCell(({ recurringCost }) => recurringCost),
    },
    { head: head('optimization.figure.coverage'), file: percentCell(({ coverage }) => coverage) },
    { head: head('optimization.advice.breakEvenFall'), file: percentCell((row) => row.breakEvenFall) },
    { head: head('optimization.advice.breakEvenMonths'), file: numberCell((row) => row.breakEvenMonths) },
    { head: head('optimization.advice.lockIn'), file: numberCell(({ lockInMonths }) => lockInMonths) },
    { head: head('optimization.advice.rate'), file: textCell(rateText) },
    { head: head('optimization.advice.lowest'), file: moneyCell(({ savingsLow }) => savingsLow) },
    { head: head('optimization.advice.highest'), file: moneyCell(({ savingsHigh }) => savingsHigh) },
    ...FALLS.flatMap((fall): FileColumn<AdviceRow>[] => {
      const of = ({ downside }: AdviceRow) => downside.find(({ fallPercent }) => fallPercent === fall);
      return [
        {
          head: fallen('optimization.advice.fallSaving', fall),
          file: moneyCell((row) => of(row)?.monthlySavings),
        },
        {
          head: fallen('optimization.advice.fallLeast', fall),
          file: moneyCell((row) => of(row)?.leastMonthlySavings),
        },
      ];
    }),
  ];
}

/** The price that a piece was computed with, and where it is from. */
export function useRateText(): (piece: AdviceRow) => string {
  const intl = useIntl();
  const { language } = useLanguage();
  const percent = usePercent();
  return ({ rate }) => {
    const discount = percent(rate.discount);
    if (rate.source !== 'TABLE')
      return intl.formatMessage({ id: 'optimization.advice.rateObserved' }, { discount });
    const from = rate.from ? formatDay(rate.from, language) : '–';
    return intl.formatMessage({ id: 'optimization.advice.rateOfTable' }, { discount, file: rate.file, from });
  };
}
