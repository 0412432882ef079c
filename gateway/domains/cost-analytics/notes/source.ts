// Calls of cost analytics about notes on days.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { isWithinLength } from '../../../../lib/rules/text-rules.ts';
import {
  costNotes,
  deleteCostNote,
  saveCostNote,
  type WireNote,
} from '../../../../upstream/contract/cost-analytics/notes.ts';
import type {
  CostNote,
  DeleteCostNoteInput,
  DeleteCostNotePayload,
  SaveCostNoteInput,
  SaveCostNotePayload,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';

const UNKNOWN_NOTE = userError('UNKNOWN_NOTE', 'id', 'no id of a note');

export class CostNotesSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async notes({ start, end }: DateRange): Promise<CostNote[]> {
    const [{ list }, { userId }] = await Promise.all([
      this.#loader.load(costNotes, { startDate: start, endDate: end }),
      this.#viewer.user(),
    ]);
    return list.map((note) => noteOf(note, userId));
  }

  /** Throws an input error for `version` when a change names none. */
  async save({ id, version, date, text }: SaveCostNoteInput): Promise<SaveCostNotePayload> {
    const written = text.trim();
    if (written === '') return { userErrors: [userError('TEXT_MISSING', 'text', 'a note says something')] };
    if (!isWithinLength(written))
      return { userErrors: [userError('TEXT_TOO_LONG', 'text', 'at most 254 characters')] };
    const noteId = id ? noteIdOf(id) : null;
    if (id && noteId === null) return { userErrors: [UNKNOWN_NOTE] };
    if (id && !version) throw inputError('version', 'a change names the version that it was made of');
    const request = { noteId, version: (id && version) || null, date, text: written };
    const { result, userErrors } = await orUserErrors(this.#loader.write(saveCostNote, request, [costNotes]));
    if (!result) return { userErrors };
    const { userId } = await this.#viewer.user();
    return { userErrors, note: noteOf(result.note, userId) };
  }

  async remove({ id, version }: DeleteCostNoteInput): Promise<DeleteCostNotePayload> {
    const noteId = noteIdOf(id);
    if (noteId === null) return { userErrors: [UNKNOWN_NOTE] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteCostNote, { noteId, version }, [costNotes]),
    );
    return { userErrors, deletedId: result && id };
  }
}

function noteIdOf(id: string): string | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === 'CostNote' ? parsed.key : null;
}

function noteOf(
  { noteId, date, text, author, authorId, changedAt, version }: WireNote,
  userId: string,
): CostNote {
  return {
    id: toGlobalId('CostNote', noteId),
    date,
    text,
    author,
    changedAt,
    version,
    isOwn: authorId === userId,
  };
}
