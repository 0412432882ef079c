// Pauses a reservation, lets it go on, or ends it; and says why not.
import { graphql, useMutation } from 'react-relay';
import type { useReservationDeleteMutation } from '../../__generated__/useReservationDeleteMutation.graphql.ts';
import type { useReservationPauseMutation } from '../../__generated__/useReservationPauseMutation.graphql.ts';
import { useOutcome } from './useOutcome.ts';

export function useReservation({ id, version }: { id: string; version: number }, onDone: () => void) {
  const { settle, onError } = useOutcome(onDone);
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
  return {
    pause: (isPaused: boolean) =>
      commitPause({
        variables: { input: { id, version, isPaused } },
        onCompleted: ({ pauseReservation }) => settle(pauseReservation),
        onError,
      }),
    remove: () =>
      commitDelete({
        variables: { input: { id } },
        onCompleted: ({ deleteReservation }) => settle(deleteReservation),
        onError,
      }),
    isBusy: isPausing || isDeleting,
  };
}
