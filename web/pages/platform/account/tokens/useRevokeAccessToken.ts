// Ends an access token of the viewer.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useRevokeAccessTokenMutation } from '../../../../__generated__/useRevokeAccessTokenMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

/** `onSettled`: an answer has come, whether it was done or refused. */
export function useRevokeAccessToken(onSettled: () => void) {
  const intl = useIntl();
  const { run, isPending } = useMutation<useRevokeAccessTokenMutation>(graphql`
    mutation useRevokeAccessTokenMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...AccessTokens_viewer
        }
      }
    }
  `);
  const done = intl.formatMessage({ id: 'platform.account.tokenRevoked' });
  return { revoke: (id: string) => run({ id }, { done, onSettled }), isRevoking: isPending };
}
