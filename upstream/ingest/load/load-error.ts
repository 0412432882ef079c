// A fault of a whole file or of the call: nothing was changed.

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
