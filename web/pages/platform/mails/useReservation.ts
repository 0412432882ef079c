// Pauses a reservation, lets it go on, or ends it; and says why not.
import { graphql } from 'react-relay';
import type { useReservationDeleteMutation } from '../../../__generated__/useReservationDeleteMutation.graphql.ts';
import type { useReservationPauseMutation } from '../../../__generated__/useReservationPauseMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useReservation({ id, version }: { id: string; version: number }, onDone: () => void) {
  const pausing = useMutation<useReservationPauseMutation>(graphql`
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
  const deleting = useMutation<useReservationDeleteMutation>(graphql`
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
    pause: (isPaused: boolean) => pausing.run({ id, version, isPaused }, { onSettled: onDone }),
    remove: () => deleting.run({ id }, { onSettled: onDone }),
    isBusy: pausing.isPending || deleting.isPending,
  };
}
