// Tells when an upload is complete: when the files of its folder have not changed for a while.
import type { InboxFile } from './inbox-files.ts';

export class StableFiles {
  readonly #stableMs: number;
  readonly #seen = new Map<string, { text: string; since: number }>();

  constructor(stableMs: number) {
    this.#stableMs = stableMs;
  }

  /** Whether the files of the folder have been the same for long enough; `now` is in milliseconds of any clock. */
  areStable(folder: string, files: readonly InboxFile[], now: number): boolean {
    const text = files.map(({ name, size, mtimeMs }) => `${name}\0${size}\0${mtimeMs}`).join('\n');
    const before = this.#seen.get(folder);
    if (before?.text !== text) {
      this.#seen.set(folder, { text, since: now });
      return false;
    }
    return now - before.since >= this.#stableMs;
  }
}
