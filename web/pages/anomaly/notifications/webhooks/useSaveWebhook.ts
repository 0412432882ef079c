// Saves a webhook as a new one, or over the one that was read; its secret is passed on once.
import { graphql } from 'react-relay';
import type {
  SaveWebhookInput,
  useSaveWebhookMutation,
} from '../../../../__generated__/useSaveWebhookMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

const IN_FORM = { fields: ['name', 'url', 'numbers'], others: 'form' } as const;

export function useSaveWebhook(onSaved: (secret: string | null) => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveWebhookMutation>(
    graphql`
      mutation useSaveWebhookMutation($input: SaveWebhookInput!) {
        saveWebhook(input: $input) {
          secret
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
    webhook: Omit<SaveWebhookInput, 'id' | 'version'>,
    read: { id: string; version: number } | null,
  ) =>
    run(
      { ...webhook, ...(read && { id: read.id, version: read.version }) },
      { onDone: ({ secret }) => onSaved(secret ?? null) },
    );
  return { save, isSaving: isPending, errorOf, formRef };
}
