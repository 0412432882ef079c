// Writes a note, or changes one, and shows it where it belongs.
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  SaveCostNoteInput,
  useSaveNoteMutation,
} from '../../../__generated__/useSaveNoteMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';
import { type NotedAnswer, placeNote } from './answer-notes.ts';

export function useSaveNote(answer: NotedAnswer, onSaved: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [fault, setFault] = useState<string | null>(null);
  const [commit, isSaving] = useMutation<useSaveNoteMutation>(graphql`
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
  `);
  const save = (input: SaveCostNoteInput) =>
    commit({
      variables: { input },
      updater: (store) => {
        const note = store.getRootField('saveCostNote')?.getLinkedRecord('note');
        if (note) placeNote(store, answer, note);
      },
      onCompleted: ({ saveCostNote: { note, userErrors } }) => {
        setFault(note ? null : (errorText(userErrors) ?? null));
        if (!note) return;
        toast.saved();
        onSaved();
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving, fault };
}
