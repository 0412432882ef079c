// Amounts below are read in the dashboard's currency, where it names one that there are rates for (D-14).
import { type ReactNode, useMemo } from 'react';
import { MoneyContext, useMoney } from '../../../components/money/useMoney.ts';

interface ScopeCurrencyProps {
  currency: string | null;
  children: ReactNode;
}

export function ScopeCurrency({ currency, children }: ScopeCurrencyProps) {
  const money = useMoney();
  const shown = useMemo(() => (currency === null ? money : money.readIn(currency)), [money, currency]);
  return <MoneyContext value={shown}>{children}</MoneyContext>;
}
