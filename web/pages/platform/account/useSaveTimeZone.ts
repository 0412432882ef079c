// Saves the time zone of the viewer; every time that is shown follows.
import { graphql } from 'react-relay';
import type { SendZone } from '../../../../lib/calendar/send-zones.ts';
import type { useSaveTimeZoneMutation } from '../../../__generated__/useSaveTimeZoneMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useSaveTimeZone() {
  const { run, isPending } = useMutation<useSaveTimeZoneMutation>(graphql`
    mutation useSaveTimeZoneMutation($input: SaveTimeZoneInput!) {
      saveTimeZone(input: $input) {
        userErrors {
          code
        }
        viewer {
          user {
            id
            timeZone
          }
        }
      }
    }
  `);
  return { save: (timeZone: SendZone | null) => run({ timeZone }), isSaving: isPending };
}
