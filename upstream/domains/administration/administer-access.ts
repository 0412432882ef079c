// How a member enters: the addresses that are allowed, and a one-time password that starts anew.
import type { Transaction } from 'kysely';
import { isWithin, networkFault } from '../../../lib/node/networks.ts';
import { dropRecordsOf } from '../../identity/provider/adapter.ts';
import { Refusal } from '../../refusal.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { type Member, membersOf, saveAllowedAddresses } from '../../stores/documents/people/members.ts';
import { dropOneTimePassword } from '../../stores/documents/people/one-time-passwords.ts';
import { companiesOf } from '../../stores/documents/platform/companies.ts';
import type { Database } from '../../stores/documents/schema.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Change } from '../shared/change.ts';
import { assertUnchanged, memberIn } from './administer-members.ts';

/**
 * Sets the addresses and networks from which the member may enter; none: no list is registered. `ownAddress` is that
 * of the user who changes it: users cannot shut themselves out.
 */
export async function changeAddresses(
  change: Change,
  userId: string,
  version: string,
  given: readonly string[],
  ownAddress: string | null,
): Promise<void> {
  const { companyId, actor, at } = change;
  const addresses = [...new Set(given.map((entry) => entry.trim()))];
  const faulty = addresses.find((entry) => networkFault(entry) !== null);
  if (faulty !== undefined) throw new Refusal('NETWORK_INVALID', `${faulty} is no address.`, 'addresses');
  await atomically(change.documents, async (transaction) => {
    const member = await memberToChange(transaction, change, userId);
    assertUnchanged(member, version);
    const before = member.allowedAddresses;
    if (userId === actor.userId && member.isAddressChecked && !isIn(ownAddress, addresses))
      throw new Refusal('OWN_ADDRESS_LEFT_OUT', 'The list leaves out where it is set from.', 'addresses');
    if (textOf(before) === textOf(addresses)) return;
    await saveAllowedAddresses(transaction, userId, addresses);
    const changes = [{ name: 'addresses', before: textOf(before), after: textOf(addresses) }];
    const record = { companyId, actor, action: 'ADDRESSES_CHANGED', subject: member.email, changes } as const;
    await appendAudit(transaction, record, at);
  });
}

/** The member sets up a new one at the next sign-in; every session ends now. */
export async function resetOneTimePassword(change: Change, userId: string): Promise<void> {
  const { companyId, actor, at } = change;
  await atomically(change.documents, async (transaction) => {
    const member = await memberToChange(transaction, change, userId);
    if (!(await dropOneTimePassword(transaction, userId))) return;
    await dropRecordsOf(transaction, userId);
    const record = { companyId, actor, action: 'OTP_RESET', subject: member.email, changes: [] } as const;
    await appendAudit(transaction, record, at);
  });
}

/** What is set here holds in every company of the person: only owners of all of them may. */
async function memberToChange(
  transaction: Transaction<Database>,
  { companyId, actor }: Change,
  userId: string,
): Promise<Member> {
  const member = memberIn(await membersOf(transaction, companyId), userId);
  if (member.isTool) throw new Refusal('TOOL_MEMBER', 'A tool does not sign in.', 'memberId');
  for (const company of await companiesOf(transaction, userId)) {
    const members = await membersOf(transaction, company.companyId);
    if (!members.some((other) => other.userId === actor.userId && other.isOwner))
      throw new Refusal(
        'MEMBER_OF_OTHER_COMPANIES',
        'The person belongs to other companies too.',
        'memberId',
      );
  }
  return member;
}

function isIn(address: string | null, addresses: readonly string[]): boolean {
  return address !== null && isWithin(address, addresses);
}

function textOf(addresses: readonly string[]): string | null {
  return addresses.length === 0 ? null : addresses.join(', ');
}
