// Handlers of reminders: who is reminded of commitments that end (P-04).

import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import { REMINDER_DAYS } from '../../../../lib/commitments/reminders.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import type {
  reminderEndpoints,
  saveReservedReminders,
  WireReminders,
} from '../../../contract/optimization/shared/reminders.ts';
import { checkRecipients } from '../../../mail/check-mail.ts';
import { peopleOf } from '../../../mail/recipients.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import {
  commitmentReminders,
  saveCommitmentReminders,
} from '../../../stores/documents/commitments/reminders.ts';
import type { Member } from '../../../stores/documents/people/members.ts';
import type { Stores } from '../../shared/stores.ts';

type SaveRequest = CheckedRequestOf<typeof saveReservedReminders>;

export function reminderHandlers(stores: Stores): HandlersOf<typeof reminderEndpoints> {
  const read = (kind: CommitmentKind) => (_request: unknown, call: Call) => remindersOf(stores, call, kind);
  const save = (kind: CommitmentKind) => (request: SaveRequest, call: Call) =>
    saveReminders(stores, request, call, kind);
  return {
    savingsPlanReminders: read('SAVINGS_PLANS'),
    saveSavingsPlanReminders: save('SAVINGS_PLANS'),
    reservedReminders: read('RESERVED'),
    saveReservedReminders: save('RESERVED'),
    azureReservedReminders: read('AZURE_RESERVED'),
    saveAzureReservedReminders: save('AZURE_RESERVED'),
  };
}

async function remindersOf(
  { documents }: Stores,
  { companyId }: Call,
  kind: CommitmentKind,
): Promise<WireReminders> {
  const [{ days, recipients, lowPercent, version }, people] = await Promise.all([
    commitmentReminders(documents, companyId, kind),
    peopleOf(documents, companyId),
  ]);
  return {
    ...{ days: [...days], recipientList: [...recipients], lowPercent, version },
    people: people.filter((person) => maySee(person, kind)).map(({ name, email }) => ({ name, email })),
  };
}

/** Refuses recipients who may not see the kind, more than ten, and a rule that is not as it was read. */
async function saveReminders(
  stores: Stores,
  { days, recipientList, lowPercent, version }: SaveRequest,
  call: Call,
  kind: CommitmentKind,
): Promise<WireReminders> {
  const { documents, now } = stores;
  if (recipientList.length > 0) checkRecipients(recipientList);
  const known = (await peopleOf(documents, call.companyId)).filter((person) => maySee(person, kind));
  const emails = new Set(known.map(({ email }) => email.toLowerCase()));
  if (recipientList.some((address) => !emails.has(address.toLowerCase())))
    throw new Refusal(
      'RECIPIENT_UNREGISTERED',
      'A recipient is no person of the company who may see these commitments.',
      'recipientList',
    );
  const isSaved = await saveCommitmentReminders(documents, {
    ...{ companyId: call.companyId, kind, version, lowPercent, at: now() },
    actor: { userId: call.user.userId, name: call.user.name },
    days: REMINDER_DAYS.filter((each) => days.includes(each)),
    recipients: recipientList,
  });
  if (!isSaved) throw new Refusal('CHANGED_MEANWHILE', 'The reminders are not as they were read.', 'version');
  return remindersOf(stores, call, kind);
}

/** A right on the menu of the kind. */
export function maySee({ rights }: Pick<Member, 'rights'>, kind: CommitmentKind): boolean {
  return rights.some(({ menuCode, authType }) => menuCode === MENUS[kind].code && authType !== 'none');
}
