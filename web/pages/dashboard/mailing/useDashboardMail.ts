// Pauses a schedule of a dashboard, lets it go on, or ends it; and says why not.
import { graphql, useMutation } from 'react-relay';
import type { useDashboardMailDeleteMutation } from '../../../__generated__/useDashboardMailDeleteMutation.graphql.ts';
import type { useDashboardMailPauseMutation } from '../../../__generated__/useDashboardMailPauseMutation.graphql.ts';
import { useOutcome } from '../../mails/useOutcome.ts';

export function useDashboardMail({ id, version }: { id: string; version: number }, onDone: () => void) {
  const { settle, onError } = useOutcome(onDone);
  const [commitPause, isPausing] = useMutation<useDashboardMailPauseMutation>(graphql`
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
  const [commitDelete, isDeleting] = useMutation<useDashboardMailDeleteMutation>(graphql`
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
    pause: (isPaused: boolean) =>
      commitPause({
        variables: { input: { id, version, isPaused } },
        onCompleted: ({ pauseDashboardMail }) => settle(pauseDashboardMail),
        onError,
      }),
    remove: () =>
      commitDelete({
        variables: { input: { id } },
        onCompleted: ({ deleteDashboardMail }) => settle(deleteDashboardMail),
        onError,
      }),
    isBusy: isPausing || isDeleting,
  };
}
