// The notes of an answer as the store of the page holds them.

import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';

/** An answer that notes are shown with. */
export interface NotedAnswer {
  /** Id of its record. */
  id: string;
  range: DateRange;
}

/** Puts a note that was written in its place by its day; one of another day leaves. */
export function placeNote(
  store: RecordSourceSelectorProxy,
  { id, range }: NotedAnswer,
  note: RecordProxy,
): void {
  const others = notesIn(store, id).filter((each) => each.getDataID() !== note.getDataID());
  const date = dateOf(note);
  const isShown = date >= range.start && date <= range.end;
  const sorted = [...others, ...(isShown ? [note] : [])].sort((one, other) =>
    dateOf(one).localeCompare(dateOf(other)),
  );
  store.get(id)?.setLinkedRecords(sorted, 'notes');
}

export function takeNote(store: RecordSourceSelectorProxy, id: string, noteId: string): void {
  const rest = notesIn(store, id).filter((each) => each.getDataID() !== noteId);
  store.get(id)?.setLinkedRecords(rest, 'notes');
}

function notesIn(store: RecordSourceSelectorProxy, id: string): RecordProxy[] {
  return (store.get(id)?.getLinkedRecords('notes') ?? []).filter((each) => each !== null);
}

function dateOf(note: RecordProxy): string {
  return String(note.getValue('date'));
}
