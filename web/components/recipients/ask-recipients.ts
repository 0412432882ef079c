// How a list of recipients asks for people and has addresses checked: each form by the right of its own menu.
import type { RecipientFault } from '../../../lib/mail/recipients.ts';

export interface Person {
  readonly email: string;
  readonly name: string;
}

export interface CheckedAddress {
  readonly address: string;
  /** Null for one that can be a recipient. */
  readonly fault: RecipientFault | null | undefined;
}

export interface FoundRecipients {
  readonly people: readonly Person[];
  readonly addresses: readonly CheckedAddress[];
}

/** `answer` gets null where nothing could be asked. */
export type AskRecipients = (
  of: { search: string; addresses: string[] },
  answer: (found: FoundRecipients | null) => void,
) => { unsubscribe: () => void };
