// Notes on days of cost analytics, of all companies.

import { randomUUID } from 'node:crypto';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { CostNoteRow } from './cost-note-schema.ts';

/** What a note says, and who says so. */
export interface NoteContent {
  date: string;
  text: string;
  authorId: string;
  author: string;
  at: Date;
}

/** Which note of a company is meant, as it was read. */
export interface ReadNote {
  companyId: string;
  noteId: string;
  version: number;
}

/** Why a note was not changed: there is none of the company, or it is not as it was read. */
export type NoteFault = 'UNKNOWN_NOTE' | 'CHANGED_MEANWHILE';

/** By day, then in the order in which they were written last. */
export async function notesOf(
  documents: Documents,
  companyId: string,
  { start, end }: DateRange,
): Promise<CostNoteRow[]> {
  return documents
    .selectFrom('cost_notes')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('note_date', '>=', start)
    .where('note_date', '<=', end)
    .orderBy('note_date')
    .orderBy('changed_at')
    .orderBy('note_id')
    .execute();
}

export async function addNote(
  documents: Documents,
  companyId: string,
  content: NoteContent,
): Promise<CostNoteRow> {
  const row = { note_id: randomUUID(), company_id: companyId, version: 1, ...columnsOf(content) };
  await documents.insertInto('cost_notes').values(row).execute();
  return row;
}

export async function changeNote(
  documents: Documents,
  note: ReadNote,
  content: NoteContent,
): Promise<CostNoteRow | NoteFault> {
  return atomically(documents, async (transaction) => {
    const known = await noteAsRead(transaction, note);
    if (typeof known === 'string') return known;
    const row = { ...known, ...columnsOf(content), version: known.version + 1 };
    await transaction.updateTable('cost_notes').set(row).where('note_id', '=', note.noteId).execute();
    return row;
  });
}

/** Null when it is done. */
export async function removeNote(documents: Documents, note: ReadNote): Promise<NoteFault | null> {
  return atomically(documents, async (transaction) => {
    const known = await noteAsRead(transaction, note);
    if (typeof known === 'string') return known;
    await transaction.deleteFrom('cost_notes').where('note_id', '=', note.noteId).execute();
    return null;
  });
}

async function noteAsRead(
  documents: Documents,
  { companyId, noteId, version }: ReadNote,
): Promise<CostNoteRow | NoteFault> {
  const row = await documents
    .selectFrom('cost_notes')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  if (!row) return 'UNKNOWN_NOTE';
  return row.version === version ? row : 'CHANGED_MEANWHILE';
}

function columnsOf({ date, text, authorId, author, at }: NoteContent) {
  return { note_date: date, text, author_id: authorId, author, changed_at: at.toISOString() };
}
