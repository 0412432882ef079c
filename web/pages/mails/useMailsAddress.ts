// Reads and changes the state of the page Mails; every change can be undone by going back.
import { useQueryStates } from 'nuqs';
import { mailsParsers, shownPage } from './address.ts';

export function useMailsAddress() {
  const [{ page, mail }, setAddress] = useQueryStates(mailsParsers, { history: 'push' });
  return {
    page: shownPage(page),
    mail,
    /** The mail is beside the list: the query of the page stays as it is. */
    open: (id: string | null) => void setAddress({ mail: id }, { shallow: true }),
    turnTo: (next: number) => void setAddress({ page: next }, { shallow: false }),
  };
}
