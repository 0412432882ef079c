// Adds a person to the company, and keeps what is wrong with the input beside its field.
import { graphql } from 'react-relay';
import type {
  AddMemberInput,
  useAddMemberMutation,
} from '../../../__generated__/useAddMemberMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

/** `onAdded` is told the link for a person who has no password yet, else null. */
export function useAddMember(onAdded: (invitationUrl: string | null) => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useAddMemberMutation>(
    graphql`
    mutation useAddMemberMutation($input: AddMemberInput!) {
      addMember(input: $input) {
        invitationUrl
        userErrors {
          code
          field
        }
      }
    }
  `,
    { fields: ['email', 'name'] },
  );
  const add = (input: AddMemberInput) =>
    run(input, { done: null, onDone: ({ invitationUrl }) => onAdded(invitationUrl ?? null) });
  return { add, isAdding: isPending, errorOf, formRef };
}
