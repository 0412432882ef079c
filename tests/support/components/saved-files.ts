// Captures the files that a screen saves in a component test.
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

export interface SavedFile {
  name: string;
  bytes: Buffer;
}

export interface SavedFiles {
  /** Files that `next` has not returned yet. */
  count: () => number;
  /** Waits for the next one. */
  next: () => Promise<SavedFile>;
}

/** Replaces the browser's download for the rest of the file. */
export function takeSavedFiles(): SavedFiles {
  const saved: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
  const next = async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    const [{ name, content } = { name: '', content: new Blob() }] = saved.splice(0);
    return { name, bytes: Buffer.from(await content.arrayBuffer()) };
  };
  return { count: () => saved.length, next };
}

/** The lines of a CSV file: those of the table, and below an empty one what it is the answer to. */
export function partsOfCsv(bytes: Buffer): { table: string[]; question: string[] } {
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const end = lines.findIndex((line) => /^,*$/.test(line));
  return { table: lines.slice(0, end), question: lines.slice(end + 1) };
}
