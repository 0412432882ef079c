// REST contract of notes on days of cost analytics: what the people of a company want to remember of a date.
import { z } from 'zod';
import { MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';

const note = z.object({
  noteId: z.string(),
  date: isoDate,
  text: z.string(),
  /** Who wrote it last. */
  authorId: z.string(),
  author: z.string(),
  changedAt: z.iso.datetime(),
  /** Grows by each change: a change names the one that it was made of. */
  version: z.int(),
});
export type WireNote = z.output<typeof note>;

export const costNotes = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/notes',
  summary: 'Notes on the days of a range, by day and then by age.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  request: z.object({ startDate: isoDate, endDate: isoDate }),
  reply: z.object({ list: z.array(note) }),
});

export const saveCostNote = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/notes/save',
  summary: 'Writes a note, or changes one. Refused with UNKNOWN_NOTE and CHANGED_MEANWHILE.',
  access: { menu: 'COST_ANALYTICS', needs: 'edit' },
  request: z.object({
    /** Null for a new note; then version is null too. */
    noteId: z.string().nullable(),
    version: z.int().nullable(),
    date: isoDate,
    text: z
      .string()
      .min(1)
      .max(MAX_TEXT_LENGTH * 2),
  }),
  reply: z.object({ note }),
});

export const deleteCostNote = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/notes/delete',
  summary: 'Removes a note. Refused with UNKNOWN_NOTE and CHANGED_MEANWHILE.',
  access: { menu: 'COST_ANALYTICS', needs: 'edit' },
  request: z.object({ noteId: z.string(), version: z.int() }),
  reply: okReply,
});

export const costNoteEndpoints = { costNotes, saveCostNote, deleteCostNote };
