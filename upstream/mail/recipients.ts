// Who of a company can get mail, and what is wrong with each address of a list.
import type { z } from 'zod';
import { MAX_RECIPIENTS } from '../../lib/mail/mails.ts';
import type { RecipientFault } from '../../lib/mail/recipients.ts';
import { addressFault } from '../../lib/rules/text-rules.ts';
import type { recipientsReply, recipientsRequest } from '../contract/shared/recipients.ts';
import type { Documents } from '../stores/documents/database.ts';
import { type Member, membersOf } from '../stores/documents/people/members.ts';

const MAX_FOUND = 50;

/** People of the company by name; tools are none. */
export async function peopleOf(documents: Documents, companyId: string): Promise<Member[]> {
  return (await membersOf(documents, companyId)).filter(({ isTool }) => !isTool);
}

/** What a form of recipients asks. */
export async function recipientsFor(
  documents: Documents,
  companyId: string,
  { searchWord, addresses }: z.output<typeof recipientsRequest>,
): Promise<z.input<typeof recipientsReply>> {
  const people = await peopleOf(documents, companyId);
  return {
    list: peopleFound(people, searchWord).map(({ userId, name, email }) => ({
      userId,
      userNm: name,
      userEmail: email,
    })),
    addresses: checkedAddresses(people, addresses).map(({ address, name, fault }) => ({
      address,
      userNm: name,
      fault,
    })),
  };
}

/** Those whose name or address holds the words. */
export function peopleFound(people: readonly Member[], search: string): Member[] {
  const wanted = search.trim().toLowerCase();
  return people
    .filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted))
    .slice(0, MAX_FOUND);
}

export interface CheckedAddress {
  address: string;
  /** The person of the address; null where there is none. */
  name: string | null;
  fault: RecipientFault | null;
}

/** The first fault of each address, in their order: its form, then twice, then unknown, then one too many. */
export function checkedAddresses(people: readonly Member[], addresses: readonly string[]): CheckedAddress[] {
  const known = new Map(people.map(({ email, name }) => [email.toLowerCase(), name]));
  const seen = new Set<string>();
  let good = 0;
  return addresses.map((given) => {
    const address = given.trim();
    const key = address.toLowerCase();
    const name = known.get(key) ?? null;
    const isTwice = seen.has(key);
    seen.add(key);
    const fault = addressFault(address) ?? (isTwice ? 'DUPLICATE' : name === null ? 'UNREGISTERED' : null);
    if (fault !== null) return { address, name, fault };
    good += 1;
    return { address, name, fault: good > MAX_RECIPIENTS ? 'OVER_LIMIT' : null };
  });
}
