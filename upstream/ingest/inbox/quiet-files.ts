// Remembers how long files have stood still: an upload is over when nothing in its folder changes any more.
import type { InboxFile } from './inbox-files.ts';

export class QuietFiles {
  readonly #quietMs: number;
  readonly #seen = new Map<string, { text: string; since: number }>();

  constructor(quietMs: number) {
    this.#quietMs = quietMs;
  }

  /** Whether the files of the folder have been these very ones for long enough; `now` in milliseconds of any clock. */
  areQuiet(folder: string, files: readonly InboxFile[], now: number): boolean {
    const text = files.map(({ name, size, mtimeMs }) => `${name}\0${size}\0${mtimeMs}`).join('\n');
    const before = this.#seen.get(folder);
    if (before?.text !== text) {
      this.#seen.set(folder, { text, since: now });
      return false;
    }
    return now - before.since >= this.#quietMs;
  }
}
