// Reads and changes the state of the page Data; every change can be undone by going back.
import { useQueryStates } from 'nuqs';
import { dataParsers, shownPage } from './address.ts';

export function useDataAddress() {
  const [{ page, load }, setAddress] = useQueryStates(dataParsers, { history: 'push' });
  return {
    page: shownPage(page),
    load,
    /** The report is beside the list: the query of the page stays as it is. */
    open: (id: string | null) => void setAddress({ load: id }, { shallow: true }),
    turnTo: (next: number) => void setAddress({ page: next }, { shallow: false }),
  };
}
