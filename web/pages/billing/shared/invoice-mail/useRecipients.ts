// People of the company for a list of recipients, and what is wrong with addresses.
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useRecipientsQuery,
  useRecipientsQuery$data,
} from '../../../../__generated__/useRecipientsQuery.graphql.ts';
import { useToast } from '../../../../components/feedback/useToast.ts';

type Found = NonNullable<useRecipientsQuery$data['viewer']['invoiceRecipients']>;
export type CheckedAddress = Found['addresses'][number];
type Person = Found['people'][number];

/** Of typing: so long nothing is asked, in milliseconds. */
const PAUSE_MS = 150;

const QUERY = graphql`
  query useRecipientsQuery($search: String!, $addresses: [String!]!) {
    viewer {
      invoiceRecipients(search: $search, addresses: $addresses) {
        people {
          email
          name
        }
        addresses {
          address
          fault
        }
      }
    }
  }
`;

export function useRecipients() {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [isChecking, setJudging] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.unsubscribe();
    },
    [],
  );
  const ask = (
    variables: { search: string; addresses: string[] },
    answer: (found: Found) => void,
    failed: () => void,
  ) =>
    fetchQuery<useRecipientsQuery>(environment, QUERY, variables).subscribe({
      next: ({ viewer }) => (viewer.invoiceRecipients ? answer(viewer.invoiceRecipients) : failed()),
      error: failed,
    });
  /** The newest words count; a search that fails offers no people. */
  const search = (words: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current?.unsubscribe();
      asked.current = ask(
        { search: words, addresses: [] },
        (found) => setPeople(found.people),
        () => setPeople([]),
      );
    }, PAUSE_MS);
  };
  const check = (addresses: readonly string[], answer: (checked: readonly CheckedAddress[]) => void) => {
    setJudging(true);
    ask(
      { search: '', addresses: [...addresses] },
      (found) => {
        setJudging(false);
        answer(found.addresses);
      },
      () => {
        setJudging(false);
        toast.failed();
      },
    );
  };
  return { people, search, check, isChecking };
}
