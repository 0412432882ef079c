// Puts an address on the distribution list, changes its codes, or takes it off.
import { graphql } from 'react-relay';
import type { useSaveRecipientMutation } from '../../../__generated__/useSaveRecipientMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface Recipient {
  company: string;
  email: string;
  /** None takes it off. */
  codes: readonly string[];
}

export function useSaveRecipient(onSaved: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveRecipientMutation>(
    graphql`
      mutation useSaveRecipientMutation($input: SaveStatusRecipientInput!) {
        saveStatusRecipient(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['email', 'codes'] },
  );
  const save = (recipient: Recipient, done?: string) =>
    run(recipient, { ...(done !== undefined && { done }), onDone: onSaved });
  return { save, isSaving: isPending, errorOf, formRef };
}
