// Ends a link to a dashboard for good (D-06).
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { useRevokeShareMutation } from '../../../__generated__/useRevokeShareMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';

/** `dashboard` is its global id. */
export function useRevokeShare(dashboard: string) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isRevoking] = useMutation<useRevokeShareMutation>(graphql`
    mutation useRevokeShareMutation($input: RevokeDashboardShareInput!) {
      revokeDashboardShare(input: $input) {
        userErrors {
          code
        }
        dashboard {
          ...ShareList_dashboard
        }
      }
    }
  `);
  const revoke = (uuid: string) =>
    commit({
      variables: { input: { dashboard, uuid } },
      onError: () => toast.failed(),
      onCompleted: ({ revokeDashboardShare: { userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else toast.done(intl.formatMessage({ id: 'dashboard.share.revoked' }));
      },
    });
  return { revoke, isRevoking };
}
