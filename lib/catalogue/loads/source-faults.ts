// Why a run of a connected source brings nothing: one row a reason, with its text.
import type { TextId } from '../text-id.ts';

interface SourceFaultRow {
  /** What is wrong and what to do. */
  text: TextId;
  /** Often gone by the next run: the owner is told at the third run in a row that ends with it. */
  isPassing?: boolean;
}

const ROWS = {
  PLACE_GONE: { text: 'data.sourceFault.placeGone' },
  ACCESS_DENIED: { text: 'data.sourceFault.accessDenied' },
  SECRET_ENDED: { text: 'data.sourceFault.secretEnded' },
  SECRET_UNREADABLE: { text: 'data.sourceFault.secretUnreadable' },
  ADDRESS_PRIVATE: { text: 'data.sourceFault.addressPrivate' },
  CLOCK_APART: { text: 'data.sourceFault.clockApart' },
  UNREACHABLE: { text: 'data.sourceFault.unreachable', isPassing: true },
  NOTHING_FOUND: { text: 'data.sourceFault.nothingFound' },
  TOO_MANY_OBJECTS: { text: 'data.sourceFault.tooManyObjects' },
  MANIFEST_UNREADABLE: { text: 'data.sourceFault.manifestUnreadable' },
  MANIFEST_WRONG: { text: 'data.sourceFault.manifestWrong' },
  FILES_MISSING: { text: 'data.sourceFault.filesMissing' },
  OBJECT_CHANGED: { text: 'data.sourceFault.objectChanged', isPassing: true },
  LOAD_REFUSED: { text: 'data.sourceFault.loadRefused' },
  LOAD_FAILED: { text: 'data.sourceFault.loadFailed' },
  UNEXPECTED: { text: 'data.sourceFault.unexpected', isPassing: true },
} as const satisfies Record<string, SourceFaultRow>;

export type SourceFaultCode = keyof typeof ROWS;
export const SOURCE_FAULTS = Object.keys(ROWS) as [SourceFaultCode, ...SourceFaultCode[]];

export function sourceFaultRow(code: SourceFaultCode): SourceFaultRow {
  return ROWS[code];
}

/**
 * What became of a run, or of the files of one month of it. `arriving`: they are not whole yet, and are looked at again
 * soon. `planned` is of a dry run. Worse ones stand later.
 */
export const SOURCE_RUN_STATES = [
  'waiting',
  'running',
  'unchanged',
  'planned',
  'loaded',
  'arriving',
  'refused',
  'failed',
] as const;
export type SourceRunState = (typeof SOURCE_RUN_STATES)[number];
