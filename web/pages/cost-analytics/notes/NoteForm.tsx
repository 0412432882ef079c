// Writes a note on a day, or changes one.
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDay } from '../../../../lib/calendar/calendar.ts';
import { MAX_TEXT_LENGTH } from '../../../../lib/rules/text-rules.ts';
import type { NotedAnswer } from './answer-notes.ts';
import classes from './Notes.module.css';
import { useSaveNote } from './useSaveNote.ts';

interface NoteFormProps {
  answer: NotedAnswer;
  /** Null for a new one. */
  note: { id: string; date: string; text: string; version: number } | null;
  onDone: () => void;
}

export function NoteForm({ answer, note, onDone }: NoteFormProps) {
  const intl = useIntl();
  const { start, end } = answer.range;
  const [date, setDate] = useState(note?.date ?? end);
  const [text, setText] = useState(note?.text ?? '');
  const { save, isSaving, fault, formRef } = useSaveNote(answer, () => {
    if (!note) setText('');
    onDone();
  });
  const submit = () => save({ date, text, ...(note && { id: note.id, version: note.version }) });
  return (
    <form
      ref={formRef}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        type="date"
        required
        min={start}
        max={end}
        label={intl.formatMessage({ id: 'cost-analytics.notes.day' })}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <TextInput
        className={classes.words ?? ''}
        required
        maxLength={MAX_TEXT_LENGTH}
        label={intl.formatMessage({ id: 'cost-analytics.notes.text' })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={fault}
      />
      <Button type="submit" loading={isSaving} disabled={!isDay(date) || text.trim() === ''}>
        {note ? (
          <FormattedMessage id="cost-analytics.notes.save" />
        ) : (
          <FormattedMessage id="cost-analytics.notes.add" />
        )}
      </Button>
      {note ? (
        <Button variant="default" onClick={onDone}>
          <FormattedMessage id="cost-analytics.notes.cancel" />
        </Button>
      ) : null}
    </form>
  );
}
