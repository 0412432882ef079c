// Ends a link to a dashboard for good (D-06).
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useRevokeShareMutation } from '../../../__generated__/useRevokeShareMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

/** `dashboard` is its global id. */
export function useRevokeShare(dashboard: string) {
  const intl = useIntl();
  const { run, isPending } = useMutation<useRevokeShareMutation>(graphql`
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
    run({ dashboard, uuid }, { done: intl.formatMessage({ id: 'dashboard.share.revoked' }) });
  return { revoke, isRevoking: isPending };
}
