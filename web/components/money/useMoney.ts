// The money settings of the viewer, for every component that shows an amount.
import { createContext, use } from 'react';
import type { Money } from '../../intl/money.ts';

export const MoneyContext = createContext<Money | null>(null);

export function useMoney(): Money {
  const money = use(MoneyContext);
  if (!money) throw new Error('useMoney needs a MoneyContext above it');
  return money;
}
