// Reads and changes the state of the page Budgets.
import { useQueryStates } from 'nuqs';
import { type BudgetsAddress, budgetsParsers } from './address.ts';

type Change = { [Part in keyof BudgetsAddress]?: BudgetsAddress[Part] | null };

export function useBudgetsAddress() {
  const [address, setAddress] = useQueryStates(budgetsParsers, { shallow: false, history: 'push' });
  return { address, change: (parts: Change) => void setAddress(parts) };
}
