// Writes a note, or changes one, and shows it where it belongs.
import { graphql } from 'react-relay';
import type {
  SaveCostNoteInput,
  useSaveNoteMutation,
} from '../../../__generated__/useSaveNoteMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { type NotedAnswer, placeNote } from './answer-notes.ts';

export function useSaveNote(answer: NotedAnswer, onSaved: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveNoteMutation>(
    graphql`
    mutation useSaveNoteMutation($input: SaveCostNoteInput!) {
      saveCostNote(input: $input) {
        note {
          id
          author
          changedAt
          date
          isOwn
          text
          version
        }
        userErrors {
          code
        }
      }
    }
  `,
    { others: 'form' },
  );
  const save = (input: SaveCostNoteInput) =>
    run(input, {
      updater: (store) => {
        const note = store.getRootField('saveCostNote')?.getLinkedRecord('note');
        if (note) placeNote(store, answer, note);
      },
      onDone: onSaved,
    });
  return { save, isSaving: isPending, fault: errorOf(null), formRef };
}
