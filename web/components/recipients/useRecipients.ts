// A list of recipients as it is being written: the words in its field, the people found by them, and the addresses refused.
import { useEffect, useRef, useState } from 'react';
import { pastedAddresses } from '../../../lib/mail/recipients.ts';
import { useToast } from '../feedback/useToast.ts';
import type { AskRecipients, CheckedAddress, Person } from './ask-recipients.ts';

/** Of typing: so long nothing is asked, in milliseconds. */
const PAUSE_MS = 150;

export interface RecipientList {
  recipients: readonly string[];
  words: string;
  type: (words: string) => void;
  /** Found by the words, without those who are recipients. */
  offered: readonly Person[];
  refused: readonly CheckedAddress[];
  dismiss: () => void;
  /** Has the addresses checked; the good ones become recipients. `then` gets all of them, when none was refused. */
  add: (addresses: readonly string[], then?: (recipients: readonly string[]) => void) => void;
  remove: (address: string) => void;
  /** Adds what was typed and not added yet, and goes on when nothing of it is refused. */
  settle: (then: (recipients: readonly string[]) => void) => void;
  isChecking: boolean;
}

interface Options {
  recipients: readonly string[];
  onChange: (recipients: readonly string[]) => void;
  ask: AskRecipients;
}

export function useRecipients({ recipients, onChange, ask }: Options): RecipientList {
  const toast = useToast();
  const [words, setWords] = useState('');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [refused, setRefused] = useState<readonly CheckedAddress[]>([]);
  const [isChecking, setChecking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.unsubscribe();
    },
    [],
  );
  /** The newest words count; a search that fails offers no people. */
  const type = (text: string) => {
    setWords(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current?.unsubscribe();
      asked.current = ask({ search: text, addresses: [] }, (found) => setPeople(found?.people ?? []));
    }, PAUSE_MS);
  };
  const add: RecipientList['add'] = (addresses, then) => {
    type('');
    setChecking(true);
    ask({ search: '', addresses: [...recipients, ...addresses] }, (found) => {
      setChecking(false);
      if (!found) return toast.failed();
      const good = found.addresses.filter(({ fault }) => fault == null).map(({ address }) => address);
      const bad = found.addresses.filter(({ fault }) => fault != null);
      onChange(good);
      setRefused(bad);
      if (bad.length === 0) then?.(good);
    });
  };
  return {
    ...{ recipients, words, type, refused, add, isChecking },
    offered: people.filter(({ email }) => !recipients.includes(email)),
    dismiss: () => setRefused([]),
    remove: (address) => onChange(recipients.filter((one) => one !== address)),
    settle: (then) => {
      const typed = pastedAddresses(words);
      if (typed.length > 0) return add(typed, then);
      // Who goes on with some has seen who is left out.
      if (recipients.length > 0) setRefused([]);
      then(recipients);
    },
  };
}
