// What asks for the reminders of each kind of commitments, and what saves them: each has a right of its own.
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import type { reminderDocumentsAzureQuery$data } from '../../../../__generated__/reminderDocumentsAzureQuery.graphql.ts';
import type { reminderDocumentsPlansQuery$data } from '../../../../__generated__/reminderDocumentsPlansQuery.graphql.ts';
import type { reminderDocumentsReservedQuery$data } from '../../../../__generated__/reminderDocumentsReservedQuery.graphql.ts';

export const REMINDER_DOCUMENTS: Record<
  CommitmentKind,
  { read: GraphQLTaggedNode; save: GraphQLTaggedNode }
> = {
  SAVINGS_PLANS: {
    read: graphql`
      query reminderDocumentsPlansQuery {
        viewer {
          of: savingsPlans {
            reminders {
              ...ReminderForm_reminders
            }
          }
        }
      }
    `,
    save: graphql`
      mutation reminderDocumentsPlansMutation($input: CommitmentRemindersInput!) {
        saveSavingsPlanReminders(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
  },
  RESERVED: {
    read: graphql`
      query reminderDocumentsReservedQuery {
        viewer {
          of: reservedInstances {
            reminders {
              ...ReminderForm_reminders
            }
          }
        }
      }
    `,
    save: graphql`
      mutation reminderDocumentsReservedMutation($input: CommitmentRemindersInput!) {
        saveReservedInstanceReminders(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
  },
  AZURE_RESERVED: {
    read: graphql`
      query reminderDocumentsAzureQuery {
        viewer {
          of: azureReservations {
            reminders {
              ...ReminderForm_reminders
            }
          }
        }
      }
    `,
    save: graphql`
      mutation reminderDocumentsAzureMutation($input: CommitmentRemindersInput!) {
        saveAzureReservationReminders(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
  },
};

/** What each of the queries answers. */
export type RemindersAnswer =
  | reminderDocumentsPlansQuery$data
  | reminderDocumentsReservedQuery$data
  | reminderDocumentsAzureQuery$data;
