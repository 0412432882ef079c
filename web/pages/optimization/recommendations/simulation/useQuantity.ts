// A quantity as people read it: money an hour, or a number of instances.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../../components/money/useMoney.ts';

export function useQuantity(isInstances: boolean, currency: string): (quantity: number) => string {
  const intl = useIntl();
  const { convert, shownIn } = useMoney();
  return useCallback(
    (quantity) =>
      isInstances
        ? intl.formatMessage({ id: 'optimization.advice.instances' }, { count: quantity })
        : intl.formatMessage(
            { id: 'optimization.advice.anHour' },
            {
              // Commitments are sold by the thousandth.
              amount: intl.formatNumber(convert(quantity, currency), {
                style: 'currency',
                currency: shownIn(currency),
                minimumFractionDigits: 3,
                maximumFractionDigits: 3,
              }),
            },
          ),
    [intl, isInstances, convert, shownIn, currency],
  );
}
