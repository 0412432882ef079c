// REST contract of reminders (P-04): who is reminded of commitments that end, and from which utilization on one counts as poorly
// used. Beside the specification; one pair of calls for each kind, because each kind has a right of its own.
import { z } from 'zod';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import { REMINDER_DAYS } from '../../../../lib/commitments/reminders.ts';
import { defineEndpoint } from '../../endpoint.ts';

const rule = {
  /** Before the end. */
  days: z.array(z.literal(REMINDER_DAYS)).max(REMINDER_DAYS.length),
  /** Addresses of people of the company who may see the kind, at most 10; none: no reminders are sent. */
  recipientList: z.array(z.string()),
  /** Percent of utilization: a commitment is poorly used below it. */
  lowPercent: z.int().min(1).max(100),
  /** Of the rule that the change was made of; 0: nothing is saved. */
  version: z.int(),
};

const reminders = z.object({
  ...rule,
  /** People of the company who may see the kind. */
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type WireReminders = z.output<typeof reminders>;

/** The paths of a kind. */
const PATHS: Record<CommitmentKind, string> = {
  SAVINGS_PLANS: '/optimization/savingsplans',
  RESERVED: '/optimization/reserved',
  AZURE_RESERVED: '/optimization/azure/reserved',
};

const read = (menu: CommitmentKind) =>
  defineEndpoint({
    ...{ service: 'optimization', method: 'POST', path: `${PATHS[menu]}/reminders` },
    summary: 'Who is reminded that commitments of this kind end, and who can be.',
    access: { menu, needs: 'edit' },
    request: z.object({}),
    reply: reminders,
  });

const save = (menu: CommitmentKind) =>
  defineEndpoint({
    ...{ service: 'optimization', method: 'POST', path: `${PATHS[menu]}/reminders/save` },
    summary:
      'Sets who is reminded. Refused with RECIPIENT_UNREGISTERED, with the codes of a list of recipients, and with CHANGED_MEANWHILE.',
    access: { menu, needs: 'edit' },
    request: z.object(rule),
    reply: reminders,
  });

export const savingsPlanReminders = read('SAVINGS_PLANS');
export const saveSavingsPlanReminders = save('SAVINGS_PLANS');
export const reservedReminders = read('RESERVED');
export const saveReservedReminders = save('RESERVED');
export const azureReservedReminders = read('AZURE_RESERVED');
export const saveAzureReservedReminders = save('AZURE_RESERVED');

export const reminderEndpoints = {
  savingsPlanReminders,
  saveSavingsPlanReminders,
  reservedReminders,
  saveReservedReminders,
  azureReservedReminders,
  saveAzureReservedReminders,
};
