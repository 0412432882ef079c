// A fault of a whole file or of the call: nothing was changed.
import { basename } from 'node:path';
import { type LoadFaultFact, loadFaultText } from '../../../lib/node/loads/load-faults.ts';

/** Says in one line which file, what is wrong with it, and what to do. */
export class LoadError extends Error {
  /** Path of the file at fault, as it was given; null when the fault is of no file. */
  readonly file: string | null;
  /** For the language of a reader; a text of English alone where only a command can be at fault. */
  readonly fault: LoadFaultFact | string;
  /** The file may be no billing file at all: among others of a folder it is passed over. */
  readonly isForeign: boolean;

  constructor(
    file: string | null,
    fault: LoadFaultFact | string,
    options: ErrorOptions & { isForeign?: boolean } = {},
  ) {
    const what = loadFaultText(fault, 'en');
    super(file === null ? what : `${file}: ${what}`, options);
    this.name = 'LoadError';
    this.file = file;
    this.fault = fault;
    this.isForeign = options.isForeign === true;
  }

  /** What is wrong with it, without its path, in English. */
  get what(): string {
    return loadFaultText(this.fault, 'en');
  }
}

/** Of several files at fault one error that names each of them, so that they can be mended together. */
export function faultOfAll(faults: readonly LoadError[]): LoadError {
  const [first, ...others] = faults;
  if (first && others.length === 0) return first;
  const each = faults.map(({ file, fault }) => ({ name: basename(file ?? ''), fault }));
  return new LoadError(null, { kind: 'several', values: { count: faults.length }, each });
}
