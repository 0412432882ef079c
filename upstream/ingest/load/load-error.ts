// A fault of a whole file or of the call: nothing was changed.
import { basename } from 'node:path';
import { printable } from './text-columns.ts';

/** Says in one line which file, what is wrong with it, and what to do. */
export class LoadError extends Error {
  /** Path of the file at fault, as it was given; null when the fault is of no file. */
  readonly file: string | null;
  /** What is wrong with it, without its path. */
  readonly what: string;
  /** The file may be no billing file at all: among others of a folder it is passed over. */
  readonly isForeign: boolean;

  constructor(file: string | null, what: string, options: ErrorOptions & { isForeign?: boolean } = {}) {
    super(file === null ? what : `${file}: ${what}`, options);
    this.name = 'LoadError';
    this.file = file;
    this.what = what;
    this.isForeign = options.isForeign === true;
  }
}

/** How many faults one message names. */
const NAMED = 20;
const SHOWN = 300;

/** Of several files at fault one error that names each of them, so that they can be mended together. */
export function faultOfAll(faults: readonly LoadError[]): LoadError {
  const [first, ...others] = faults;
  if (first && others.length === 0) return first;
  const named = faults
    .slice(0, NAMED)
    .map(({ file, what }) => printable(`${basename(file ?? '')}: ${what}`, SHOWN));
  const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
  return new LoadError(null, [`${faults.length} files cannot be loaded:`, ...named, ...more].join('\n'));
}
