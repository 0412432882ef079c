// A quantity as people read it: money an hour, or a number of instances.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { amountWriter } from '../../../../../lib/money/written-money.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';

export function useQuantity(isInstances: boolean, currency: string): (quantity: number) => string {
  const intl = useIntl();
  const hourly = useHourlyMoney(currency);
  return useCallback(
    (quantity) =>
      isInstances
        ? intl.formatMessage({ id: 'optimization.advice.instances' }, { count: quantity })
        : intl.formatMessage({ id: 'optimization.advice.anHour' }, { amount: hourly(quantity) }),
    [intl, isInstances, hourly],
  );
}

/** Commitments are sold by the thousandth. */
const DIGITS = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

/** An amount of one hour, in the currency that is shown. */
export function useHourlyMoney(currency: string): (amount: number) => string {
  const { locale } = useIntl();
  const { convert, shownIn } = useMoney();
  return useCallback(
    (amount) =>
      amountWriter(locale, { ...DIGITS, style: 'currency', currency: shownIn(currency) })(
        convert(amount, currency),
      ),
    [locale, convert, shownIn, currency],
  );
}
