// Removes a note.
import { graphql, useMutation } from 'react-relay';
import type { useDeleteNoteMutation } from '../../../__generated__/useDeleteNoteMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';
import { takeNote } from './answer-notes.ts';

/** `answer` is the id of the answer that the note is shown with. */
export function useDeleteNote(answer: string) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isRemoving] = useMutation<useDeleteNoteMutation>(graphql`
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
    commit({
      variables: { input: { id, version } },
      updater: (store, reply) => {
        if (reply?.deleteCostNote.deletedId) takeNote(store, answer, id);
      },
      onCompleted: ({ deleteCostNote: { deletedId, userErrors } }) =>
        deletedId ? toast.saved() : toast.failed(errorText(userErrors)),
      onError: () => toast.failed(),
    });
  return { remove, isRemoving };
}
