// Removes a note.
import { graphql } from 'react-relay';
import type { useDeleteNoteMutation } from '../../../__generated__/useDeleteNoteMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { takeNote } from './answer-notes.ts';

/** `answer` is the id of the answer that the note is shown with. */
export function useDeleteNote(answer: string) {
  const { run, isPending } = useMutation<useDeleteNoteMutation>(graphql`
    mutation useDeleteNoteMutation($input: DeleteCostNoteInput!) {
      deleteCostNote(input: $input) {
        deletedId
        userErrors {
          code
        }
      }
    }
  `);
  const remove = ({ id, version }: { id: string; version: number }) =>
    run(
      { id, version },
      {
        updater: (store, reply) => {
          if (reply?.deleteCostNote.deletedId) takeNote(store, answer, id);
        },
      },
    );
  return { remove, isRemoving: isPending };
}
