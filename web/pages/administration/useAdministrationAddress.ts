// Reads and changes the state of the page Administration; another part or filter begins on the first page.
import { useQueryStates } from 'nuqs';
import { type AdministrationAddress, administrationParsers, shownPage } from './address.ts';

type Change = { [Part in keyof AdministrationAddress]?: AdministrationAddress[Part] | null };

export function useAdministrationAddress() {
  const [address, setAddress] = useQueryStates(administrationParsers, { shallow: false, history: 'push' });
  return {
    address: { ...address, page: shownPage(address.page) },
    change: (parts: Change, history: 'push' | 'replace' = 'push') => {
      void setAddress({ page: null, ...parts }, { history });
    },
  };
}
