// Reads and changes the state of the page Service categories; what it lists it has, so nothing is asked again.
import { useQueryStates } from 'nuqs';
import { type CategoriesAddress, categoriesParsers } from './address.ts';

type Change = { [Part in keyof CategoriesAddress]?: CategoriesAddress[Part] | null };

export function useCategoriesAddress() {
  const [address, setAddress] = useQueryStates(categoriesParsers);
  /** Whatever changes what is listed goes to the first page. */
  const change = (parts: Change, history: 'push' | 'replace' = 'push') =>
    void setAddress({ page: null, ...parts }, { history });
  return { address, change };
}
