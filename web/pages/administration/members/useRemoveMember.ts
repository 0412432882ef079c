// Takes a member out of the company.
import { graphql } from 'react-relay';
import type { useRemoveMemberMutation } from '../../../__generated__/useRemoveMemberMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

/** `onSettled` is told also when nothing was done, for then the list is not as it was read. */
export function useRemoveMember({ id, version }: { id: string; version: string }, onSettled: () => void) {
  const { run, isPending } = useMutation<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const remove = () => run({ memberId: id, version }, { onSettled });
  return { remove, isRemoving: isPending };
}
