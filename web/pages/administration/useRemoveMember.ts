// Takes a member out of the company.
import { graphql, useMutation } from 'react-relay';
import type { useRemoveMemberMutation } from '../../__generated__/useRemoveMemberMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

/** `onSettled` is told also when nothing was done, for then the list is not as it was read. */
export function useRemoveMember({ id, version }: { id: string; version: string }, onSettled: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isRemoving] = useMutation<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const remove = () =>
    commit({
      variables: { input: { memberId: id, version } },
      onCompleted: ({ removeMember: { userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else toast.saved();
        onSettled();
      },
      onError: () => toast.failed(),
    });
  return { remove, isRemoving };
}
