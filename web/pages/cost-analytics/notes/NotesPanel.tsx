// The notes on the days of the range: read by everybody, written by users who may edit cost analytics (C-07).
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  NotesPanel_analytics$data,
  NotesPanel_analytics$key,
} from '../../../__generated__/NotesPanel_analytics.graphql.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { focusToKeep } from '../../../mutations/keep-focus.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { NoteForm } from './NoteForm.tsx';
import classes from './Notes.module.css';
import { useDeleteNote } from './useDeleteNote.ts';

type Note = NonNullable<NotesPanel_analytics$data['notes']>[number];

interface NotesPanelProps {
  analytics: NotesPanel_analytics$key;
  isOpen: boolean;
}

export function NotesPanel({ analytics, isOpen }: NotesPanelProps) {
  const { __id, range, notes } = useFragment(
    graphql`
      fragment NotesPanel_analytics on CostAnalytics {
        __id
        range {
          start
          end
        }
        notes {
          id
          author
          date
          isOwn
          text
          version
        }
      }
    `,
    analytics,
  );
  const { canEdit } = useShellViewer();
  const mayEdit = canEdit('COST_ANALYTICS');
  const [edited, setEdited] = useState<string | null>(null);
  const edit = (id: string | null) => {
    const keepFocus = focusToKeep();
    setEdited(id);
    keepFocus();
  };
  if (!isOpen) return null;
  const answer = { id: __id, range };
  return (
    <section className={classes.panel} data-part="cost-analytics.notes">
      <h3 className={classes.title}>
        <FormattedMessage id="cost-analytics.notes.title" />
      </h3>
      {notes && notes.length > 0 ? (
        <ul className={classes.list}>
          {notes.map((note) =>
            edited === note.id ? (
              <li key={note.id} className={classes.note}>
                <NoteForm answer={answer} note={note} onDone={() => edit(null)} />
              </li>
            ) : (
              <NoteRow
                key={note.id}
                note={note}
                answer={__id}
                onEdit={mayEdit ? () => edit(note.id) : null}
              />
            ),
          )}
        </ul>
      ) : (
        <p className={classes.none}>
          {notes ? (
            <FormattedMessage id="cost-analytics.notes.none" />
          ) : (
            <FormattedMessage id="cost-analytics.notes.unknown" />
          )}
        </p>
      )}
      {mayEdit && notes ? <NoteForm answer={answer} note={null} onDone={() => undefined} /> : null}
    </section>
  );
}

interface NoteRowProps {
  note: Note;
  /** Id of the answer in the store. */
  answer: string;
  /** Null for users who may only read. */
  onEdit: (() => void) | null;
}

function NoteRow({ note, answer, onEdit }: NoteRowProps) {
  const { language } = useLanguage();
  const { remove, isRemoving } = useDeleteNote(answer);
  const { date, text, author } = note;
  return (
    <li className={classes.note}>
      <span className={`${classes.day} sky-figures`}>{formatDay(date, language)}</span>
      <span className={classes.text}>
        {text}
        <span className={classes.author}>{author}</span>
      </span>
      {onEdit ? (
        <span className={classes.actions}>
          <Button size="compact-sm" variant="subtle" onClick={onEdit}>
            <FormattedMessage id="cost-analytics.notes.edit" />
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={isRemoving}
            onClick={() => remove(note)}
          >
            <FormattedMessage id="cost-analytics.notes.remove" />
          </Button>
        </span>
      ) : null}
    </li>
  );
}
