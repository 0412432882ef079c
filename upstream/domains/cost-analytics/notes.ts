// Handlers of notes on days of cost analytics.
import type { costNoteEndpoints, WireNote } from '../../contract/cost-analytics/notes.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import type { CostNoteRow } from '../../stores/documents/cost-analytics/cost-note-schema.ts';
import {
  addNote,
  changeNote,
  type NoteFault,
  notesOf,
  removeNote,
} from '../../stores/documents/cost-analytics/cost-notes.ts';
import type { Stores } from '../shared/stores.ts';

export function costNoteHandlers({ documents, now }: Stores): HandlersOf<typeof costNoteEndpoints> {
  return {
    costNotes: async ({ startDate, endDate }, { companyId }) => {
      const rows = await notesOf(documents, companyId, { start: startDate, end: endDate });
      return { list: rows.map(wireNote) };
    },
    saveCostNote: async ({ noteId, version, date, text }, { companyId, user }) => {
      const content = { date, text, authorId: user.userId, author: user.name, at: now() };
      if (noteId === null) return { note: wireNote(await addNote(documents, companyId, content)) };
      if (version === null) throw badRequest('A change names the version that it was made from.', 'version');
      const changed = await changeNote(documents, { companyId, noteId, version }, content);
      return { note: wireNote(typeof changed === 'string' ? refuse(changed) : changed) };
    },
    deleteCostNote: async ({ noteId, version }, { companyId }) => {
      const fault = await removeNote(documents, { companyId, noteId, version });
      if (fault) refuse(fault);
      return { result: 'OK' };
    },
  };
}

function refuse(fault: NoteFault): never {
  throw fault === 'UNKNOWN_NOTE'
    ? new Refusal(fault, 'The company has no such note.', 'noteId')
    : new Refusal(fault, 'The note is not as it was read.', 'version');
}

function wireNote(row: CostNoteRow): WireNote {
  return {
    noteId: row.note_id,
    date: row.note_date,
    text: row.text,
    authorId: row.author_id,
    author: row.author,
    changedAt: row.changed_at,
    version: row.version,
  };
}
