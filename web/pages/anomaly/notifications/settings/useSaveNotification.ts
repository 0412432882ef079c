// Saves a setting of alerts; what is wrong stays beside its field.
import { graphql } from 'react-relay';
import type {
  AnomalyNotificationInput,
  useSaveNotificationMutation,
} from '../../../../__generated__/useSaveNotificationMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import type { Notifications } from './notification-draft.ts';

const IN_FORM = { fields: ['receivers', 'webhooks', 'minAlert', 'quietHours'], others: 'form' } as const;

export function useSaveNotification(onSaved: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveNotificationMutation>(
    graphql`
      mutation useSaveNotificationMutation($input: SaveAnomalyNotificationInput!) {
        saveAnomalyNotification(input: $input) {
          notification {
            version
          }
          userErrors {
            code
            field
          }
        }
      }
    `,
    IN_FORM,
  );
  const save = (
    notification: AnomalyNotificationInput,
    vendor: Notifications['vendors'][number] | null,
    version: number,
  ) => run({ notification, version, ...(vendor && { vendor }) }, { onDone: onSaved });
  return { save, isSaving: isPending, errorOf, formRef };
}
