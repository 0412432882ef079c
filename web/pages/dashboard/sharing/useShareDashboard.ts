// Makes a link to a dashboard and puts it on the clipboard (D-06).
import { graphql } from 'react-relay';
import { sharePath } from '../../../../lib/rules/dashboard-shares.ts';
import type { useShareDashboardMutation } from '../../../__generated__/useShareDashboardMutation.graphql.ts';
import { useCopyLink } from '../../../browser/useCopyLink.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

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
  const copyLink = useCopyLink();
  const { run, isPending, errorOf } = useMutation<useShareDashboardMutation>(
    graphql`
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
  `,
    { others: 'form' },
  );
  const make = (kind: { withFilters: boolean; expiresOn: string | null }) =>
    run(
      { dashboard, ...kind },
      // The copy of the link tells what became of it.
      { done: null, onDone: ({ share }) => share && void copyLink(shareAddress(share)) },
    );
  return { make, isMaking: isPending, fault: errorOf(null) };
}
