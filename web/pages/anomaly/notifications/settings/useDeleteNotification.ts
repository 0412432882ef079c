// Removes a setting of alerts: that of all vendors counts then, or none.
import { graphql } from 'react-relay';
import type { useDeleteNotificationMutation } from '../../../../__generated__/useDeleteNotificationMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import type { Notifications } from './notification-draft.ts';

export function useDeleteNotification(onRemoved: () => void) {
  const { run, isPending } = useMutation<useDeleteNotificationMutation>(graphql`
    mutation useDeleteNotificationMutation($input: DeleteAnomalyNotificationInput!) {
      deleteAnomalyNotification(input: $input) {
        isDeleted
        userErrors {
          code
        }
      }
    }
  `);
  const remove = (vendor: Notifications['vendors'][number] | null, version: number) =>
    run({ version, ...(vendor && { vendor }) }, { onDone: onRemoved });
  return { remove, isRemoving: isPending };
}
