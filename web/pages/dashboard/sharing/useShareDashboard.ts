// Makes a link to a dashboard and puts it on the clipboard (D-06).
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { sharePath } from '../../../../lib/rules/dashboard-shares.ts';
import type { useShareDashboardMutation } from '../../../__generated__/useShareDashboardMutation.graphql.ts';
import { useCopyLink } from '../../../components/useCopyLink.ts';
import { useToast } from '../../../components/useToast.ts';

interface LinkParts {
  readonly uuid: string;
  readonly company: string;
  readonly withFilters: boolean;
}

/** The whole address of a link. */
export function shareAddress({ uuid, company, withFilters }: LinkParts): string {
  return new URL(sharePath(uuid, withFilters ? company : null), location.origin).href;
}

/** `dashboard` is its global id. */
export function useShareDashboard(dashboard: string) {
  const toast = useToast();
  const copyLink = useCopyLink();
  const [faults, setFaults] = useState<readonly { readonly code: string }[]>([]);
  const [commit, isMaking] = useMutation<useShareDashboardMutation>(graphql`
    mutation useShareDashboardMutation($input: ShareDashboardInput!) {
      shareDashboard(input: $input) {
        userErrors {
          code
        }
        share {
          company
          uuid
          withFilters
        }
        dashboard {
          ...ShareList_dashboard
        }
      }
    }
  `);
  const make = (kind: { withFilters: boolean; expiresOn: string | null }) =>
    commit({
      variables: { input: { dashboard, ...kind } },
      onError: () => toast.failed(),
      onCompleted: ({ shareDashboard: { userErrors, share } }) => {
        setFaults(userErrors);
        if (share) void copyLink(shareAddress(share));
      },
    });
  return { make, isMaking, faults };
}
