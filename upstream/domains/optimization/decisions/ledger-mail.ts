// Handlers of the monthly mail of the ledger of promises: one schedule of the company.
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type {
  LedgerMail,
  promiseEndpoints,
} from '../../../contract/optimization/recommendations/promises.ts';
import { peopleOf } from '../../../mail/recipients.ts';
import { deleteSchedule, saveSchedule } from '../../../mail/schedules/save-schedule.ts';
import { scheduleSummaries } from '../../../mail/schedules/schedule-summaries.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { schedulesOf } from '../../../stores/documents/mails/mail-schedules.ts';
import type { Member } from '../../../stores/documents/people/members.ts';
import type { Stores } from '../../shared/stores.ts';

type Endpoints = Pick<typeof promiseEndpoints, 'ledgerMailSettings' | 'saveLedgerMail'>;

const KIND = 'PROMISE_LEDGER';

export function ledgerMailHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents, now } = stores;
  return {
    ledgerMailSettings: (_request, call) => settingsOf(stores, call),
    saveLedgerMail: async ({ recipientList: recipients, based, ...wire }, call) => {
      const { cyleDay: day, cyleLocale: zone, cyleTm: time } = wire;
      const { companyId, user } = call;
      const change = { documents, companyId, userId: user.userId, at: now() };
      const [known] = await schedulesOf(documents, KIND, { companyId });
      if ((known?.seq ?? null) !== (based?.seq ?? null) || (known && known.version !== based?.version))
        throw new Refusal('CHANGED_MEANWHILE', 'The mail is not as it was read.', 'based');
      if (recipients.length === 0) {
        if (known) await deleteSchedule(change, KIND, known.seq);
        return settingsOf(stores, call);
      }
      const may = new Set((await readersOf(stores, companyId)).map(({ email }) => email.toLowerCase()));
      if (recipients.some((address) => !may.has(address.toLowerCase())))
        throw new Refusal(
          'RECIPIENT_UNREGISTERED',
          'A recipient is no person of the company who may see recommendations.',
          'recipientList',
        );
      await saveSchedule(change, {
        scheduled: { kind: KIND, content: {} },
        schedule: { cycle: 'monthly', zone, day, time },
        ...{ recipients, isPaused: false, based, key: null },
      });
      return settingsOf(stores, call);
    },
  };
}

async function settingsOf(stores: Stores, { companyId }: Call): Promise<LedgerMail> {
  const { documents } = stores;
  const [people, [told]] = await Promise.all([
    readersOf(stores, companyId),
    schedulesOf(documents, KIND, { companyId }).then((known) => scheduleSummaries(documents, known)),
  ]);
  const schedule = told?.schedule ?? null;
  return {
    schedule:
      told === undefined || schedule === null
        ? null
        : { ...told.told, cyleDay: schedule.day, cyleLocale: schedule.zone, cyleTm: schedule.time },
    people: people.map(({ name, email }) => ({ name, email })),
  };
}

async function readersOf({ documents }: Stores, companyId: string): Promise<Member[]> {
  return (await peopleOf(documents, companyId)).filter(maySee);
}

/** A right on the menu of recommendations. */
export function maySee({ rights }: Pick<Member, 'rights'>): boolean {
  return rights.some(
    ({ menuCode, authType }) => menuCode === MENUS.RECOMMENDATIONS.code && authType !== 'none',
  );
}
