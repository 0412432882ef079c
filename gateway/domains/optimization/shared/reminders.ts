// Reminders of commitments that end: the calls of each kind, and their resolvers.
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import { REMINDER_DAYS } from '../../../../lib/commitments/reminders.ts';
import {
  azureReservedReminders,
  reservedReminders,
  saveAzureReservedReminders,
  saveReservedReminders,
  saveSavingsPlanReminders,
  savingsPlanReminders,
  type WireReminders,
} from '../../../../upstream/contract/optimization/shared/reminders.ts';
import type { CommitmentEnd as WireEnd } from '../../../../upstream/contract/optimization/shared/shapes.ts';
import type {
  CommitmentEnd,
  CommitmentReminders,
  CommitmentRemindersInput,
  CommitmentRemindersPayload,
} from '../../../__generated__/graph-types.ts';
import type { OptimizationResolvers } from '../../../__generated__/resolvers/optimization.ts';
import { orUserErrors } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';

const CALLS = {
  SAVINGS_PLANS: { read: savingsPlanReminders, save: saveSavingsPlanReminders },
  RESERVED: { read: reservedReminders, save: saveReservedReminders },
  AZURE_RESERVED: { read: azureReservedReminders, save: saveAzureReservedReminders },
} as const satisfies Record<CommitmentKind, unknown>;

export class RemindersSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async reminders(kind: CommitmentKind): Promise<CommitmentReminders> {
    return remindersOf(await this.#loader.load(CALLS[kind].read, {}));
  }

  /** Days that are none of the reminders are left out. */
  async save(
    kind: CommitmentKind,
    { days, recipients, ...input }: CommitmentRemindersInput,
  ): Promise<CommitmentRemindersPayload> {
    const { read, save } = CALLS[kind];
    const rule = {
      ...input,
      days: REMINDER_DAYS.filter((each) => days.includes(each)),
      recipientList: [...recipients],
    };
    const { result, userErrors } = await orUserErrors(this.#loader.write(save, rule, [read]));
    return { userErrors, reminders: result && remindersOf(result) };
  }
}

function remindersOf({ recipientList: recipients, ...wire }: WireReminders): CommitmentReminders {
  return { ...wire, recipients };
}

export function endOf({ id: key, name, endDate: endsAt }: WireEnd): CommitmentEnd {
  return { key, name, endsAt };
}

type Resolvers = {
  SavingsPlans: Pick<NonNullable<OptimizationResolvers['SavingsPlans']>, 'reminders'>;
  ReservedInstances: Pick<NonNullable<OptimizationResolvers['ReservedInstances']>, 'reminders'>;
  AzureReservations: Pick<NonNullable<OptimizationResolvers['AzureReservations']>, 'reminders'>;
  Mutation: NonNullable<OptimizationResolvers['Mutation']>;
};

export const reminderResolvers: Resolvers = {
  SavingsPlans: {
    reminders: (_parent, _arguments, { reminders }) => reminders.reminders('SAVINGS_PLANS'),
  },
  ReservedInstances: {
    reminders: (_parent, _arguments, { reminders }) => reminders.reminders('RESERVED'),
  },
  AzureReservations: {
    reminders: (_parent, _arguments, { reminders }) => reminders.reminders('AZURE_RESERVED'),
  },
  Mutation: {
    saveAzureReservationReminders: (_mutation, { input }, { reminders }) =>
      reminders.save('AZURE_RESERVED', input),
    saveReservedInstanceReminders: (_mutation, { input }, { reminders }) => reminders.save('RESERVED', input),
    saveSavingsPlanReminders: (_mutation, { input }, { reminders }) => reminders.save('SAVINGS_PLANS', input),
  },
};
