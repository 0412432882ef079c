// Pauses a schedule of a dashboard, lets it go on, or ends it; and says why not.
import { graphql } from 'react-relay';
import type { useDashboardMailDeleteMutation } from '../../../../__generated__/useDashboardMailDeleteMutation.graphql.ts';
import type { useDashboardMailPauseMutation } from '../../../../__generated__/useDashboardMailPauseMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

export function useDashboardMail({ id, version }: { id: string; version: number }, onDone: () => void) {
  const pausing = useMutation<useDashboardMailPauseMutation>(graphql`
    mutation useDashboardMailPauseMutation($input: PauseDashboardMailInput!) {
      pauseDashboardMail(input: $input) {
        mail {
          ...DashboardMailEntry_mail
          ...DashboardMailRow_mail
        }
        userErrors {
          code
        }
      }
    }
  `);
  const deleting = useMutation<useDashboardMailDeleteMutation>(graphql`
    mutation useDashboardMailDeleteMutation($input: DeleteDashboardMailInput!) {
      deleteDashboardMail(input: $input) {
        deletedId
        userErrors {
          code
        }
      }
    }
  `);
  return {
    pause: (isPaused: boolean) => pausing.run({ id, version, isPaused }, { onSettled: onDone }),
    remove: () => deleting.run({ id }, { onSettled: onDone }),
    isBusy: pausing.isPending || deleting.isPending,
  };
}
