// Forgets the one-time password of a member, who sets up a new one at the next sign-in.
import { graphql } from 'react-relay';
import type { useResetOneTimePasswordMutation } from '../../../__generated__/useResetOneTimePasswordMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useResetOneTimePassword(memberId: string, onSettled: () => void) {
  const { run, isPending } = useMutation<useResetOneTimePasswordMutation>(graphql`
    mutation useResetOneTimePasswordMutation($input: ResetOneTimePasswordInput!) {
      resetOneTimePassword(input: $input) {
        userErrors {
          code
        }
        member {
          ...MemberRow_member
        }
      }
    }
  `);
  const reset = () => run({ memberId }, { onSettled });
  return { reset, isResetting: isPending };
}
