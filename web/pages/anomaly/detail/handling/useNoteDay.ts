// Writes a note on a day, which the charts of cost analytics show.
import { graphql } from 'react-relay';
import type { useNoteDayMutation } from '../../../../__generated__/useNoteDayMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

export function useNoteDay(onSaved: () => void) {
  const { run, isPending, errorOf } = useMutation<useNoteDayMutation>(
    graphql`
    mutation useNoteDayMutation($input: SaveCostNoteInput!) {
      saveCostNote(input: $input) {
        note {
          id
        }
        userErrors {
          code
        }
      }
    }
  `,
    { others: 'form' },
  );
  const save = (date: string, text: string) => run({ date, text }, { onDone: onSaved });
  return { save, isSaving: isPending, fault: errorOf(null) };
}
