// Pauses a reservation, lets it go on, or ends it; and says why not.
import { graphql, useMutation } from 'react-relay';
import type { useReservationDeleteMutation } from '../../__generated__/useReservationDeleteMutation.graphql.ts';
import type { useReservationPauseMutation } from '../../__generated__/useReservationPauseMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useReservation({ id, version }: { id: string; version: number }, onDone: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commitPause, isPausing] = useMutation<useReservationPauseMutation>(graphql`
    mutation useReservationPauseMutation($input: PauseReservationInput!) {
      pauseReservation(input: $input) {
        reservation {
          ...ReservationRow_reservation
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<useReservationDeleteMutation>(graphql`
    mutation useReservationDeleteMutation($input: DeleteReservationInput!) {
      deleteReservation(input: $input) {
        deletedId
        userErrors {
          code
        }
      }
    }
  `);
  const settle = (userErrors: readonly { code: string }[]) => {
    if (userErrors.length > 0) toast.failed(errorText(userErrors));
    else toast.saved();
    onDone();
  };
  return {
    pause: (isPaused: boolean) =>
      commitPause({
        variables: { input: { id, version, isPaused } },
        onCompleted: ({ pauseReservation }) => settle(pauseReservation.userErrors),
        onError: () => toast.failed(),
      }),
    remove: () =>
      commitDelete({
        variables: { input: { id } },
        onCompleted: ({ deleteReservation }) => settle(deleteReservation.userErrors),
        onError: () => toast.failed(),
      }),
    isBusy: isPausing || isDeleting,
  };
}
