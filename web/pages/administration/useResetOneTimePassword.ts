// Forgets the one-time password of a member, who sets up a new one at the next sign-in.
import { graphql, useMutation } from 'react-relay';
import type { useResetOneTimePasswordMutation } from '../../__generated__/useResetOneTimePasswordMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useResetOneTimePassword(memberId: string, onSettled: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isResetting] = useMutation<useResetOneTimePasswordMutation>(graphql`
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
  const reset = () =>
    commit({
      variables: { input: { memberId } },
      onCompleted: ({ resetOneTimePassword: { userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else toast.saved();
        onSettled();
      },
      onError: () => toast.failed(),
    });
  return { reset, isResetting };
}
