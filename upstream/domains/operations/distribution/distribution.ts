// Handlers of the distribution list: who receives mails about which statuses of a company (M-03).
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { isStatusCode, STATUS_CODE_NAMES } from '../../../../lib/catalogue/operations/status-codes.ts';
import { isEmailAddress } from '../../../../lib/rules/text-rules.ts';
import type { distributionEndpoints } from '../../../contract/operations/distribution.ts';
import { peopleOf } from '../../../mail/recipients.ts';
import { Refusal } from '../../../refusal.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { staffOf } from '../../../stores/documents/operations/staff.ts';
import {
  saveStatusRecipient,
  statusRecipientsOf,
} from '../../../stores/documents/operations/status-recipients.ts';
import type { Stores } from '../../shared/stores.ts';
import { askedCompany } from '../in-sight.ts';

type Endpoints = typeof distributionEndpoints;

export function distributionHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents, now } = stores;
  return {
    statusDistribution: async (asked, call) => {
      const { companyId, name } = await askedCompany(stores, asked, call);
      const [recipients, people] = await Promise.all([
        statusRecipientsOf(documents, companyId),
        possibleRecipients(documents, companyId),
      ]);
      const nameOf = (email: string) =>
        people.find((person) => person.email.toLowerCase() === email)?.name ?? null;
      return {
        ...{ cmpnId: companyId, cmpnNm: name, people },
        list: recipients.map(({ email, codes, changedAt }) => ({
          ...{ email, changedAt, statuses: codes },
          name: nameOf(email),
        })),
      };
    },
    statusDistributionInsert: async ({ payload: { email: given, statuses, useYn }, ...asked }, call) => {
      const { companyId } = await askedCompany(stores, asked, call);
      const email = given.trim();
      const isTakenOff = useYn === 'N';
      if (!isEmailAddress(email)) throw new Refusal('EMAIL_INVALID', 'It is no e-mail address.', 'email');
      if (!isTakenOff) {
        if (!statuses.every(isStatusCode))
          throw new Refusal('UNKNOWN_STATUS_CODE', 'There is no such code.', 'statuses');
        if (statuses.length === 0)
          throw new Refusal('STATUS_CODE_MISSING', 'At least one code is needed.', 'statuses');
        const people = await possibleRecipients(documents, companyId);
        if (!people.some((person) => person.email.toLowerCase() === email.toLowerCase()))
          throw new Refusal(
            'RECIPIENT_UNREGISTERED',
            'No user with this address sees the statuses.',
            'email',
          );
      }
      await saveStatusRecipient(documents, {
        ...{ companyId, email, at: now() },
        codes: isTakenOff ? [] : STATUS_CODE_NAMES.filter((code) => statuses.includes(code)),
        actor: { userId: call.user.userId, name: call.user.name },
      });
      return { result: 'OK' };
    },
  };
}

/** People of the company who may see its statuses, and the staff of its site; each address once, by name. */
export async function possibleRecipients(
  documents: Documents,
  companyId: string,
): Promise<{ name: string; email: string }[]> {
  const [members, staff] = await Promise.all([peopleOf(documents, companyId), staffOf(documents, companyId)]);
  const { code } = MENUS.OPERATIONS;
  const may = members.filter(({ rights }) =>
    rights.some(({ menuCode, authType }) => menuCode === code && authType !== 'none'),
  );
  const byEmail = new Map(
    [...staff, ...may].map(({ name, email }) => [email.toLowerCase(), { name, email }]),
  );
  return [...byEmail.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
