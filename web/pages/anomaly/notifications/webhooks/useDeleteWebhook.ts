// Removes a webhook; settings that name it no longer use it.
import { graphql } from 'react-relay';
import type { useDeleteWebhookMutation } from '../../../../__generated__/useDeleteWebhookMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

export function useDeleteWebhook(onRemoved: () => void) {
  const { run, isPending } = useMutation<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        deletedId
        userErrors {
          code
        }
      }
    }
  `);
  const remove = (webhook: { id: string; version: number }) => run(webhook, { onDone: onRemoved });
  return { remove, isRemoving: isPending };
}
