// Adds a person to the company, and keeps what is wrong with the input beside its field.
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  AddMemberInput,
  useAddMemberMutation,
} from '../../__generated__/useAddMemberMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

/** `onAdded` is told the link for a person who has no password yet, else null. */
export function useAddMember(onAdded: (invitationUrl: string | null) => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [faults, setFaults] = useState<readonly { code: string; field?: string | null | undefined }[]>([]);
  const [commit, isAdding] = useMutation<useAddMemberMutation>(graphql`
    mutation useAddMemberMutation($input: AddMemberInput!) {
      addMember(input: $input) {
        invitationUrl
        userErrors {
          code
          field
        }
      }
    }
  `);
  const add = (input: AddMemberInput) =>
    commit({
      variables: { input },
      onCompleted: ({ addMember: { invitationUrl, userErrors } }) => {
        setFaults(userErrors);
        const others = userErrors.filter(({ field }) => field !== 'email' && field !== 'name');
        if (others.length > 0) toast.failed(errorText(others));
        if (userErrors.length === 0) onAdded(invitationUrl ?? null);
      },
      onError: () => toast.failed(),
    });
  /** The text of what is wrong with a field. */
  const faultOf = (field: 'email' | 'name') => {
    const own = faults.filter((fault) => fault.field === field);
    return own.length > 0 ? (errorText(own) ?? true) : null;
  };
  return { add, isAdding, faultOf };
}
