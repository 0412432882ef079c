// Cuts files into parts that fit one request each.

import { type UploadNameFault, uploadNameFault } from '../../../../lib/rules/upload-names.ts';

/** Bytes of a part: as base64 it stays below what the gateway takes. */
const PART_BYTES = 150_000;
/** What one upload may hold, in bytes. */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024;

export interface UploadPart {
  file: string;
  offset: number;
  /** Base64. */
  data: string;
  /** How much of all files has been read, 0 to 1. */
  done: number;
}

/** In their order, file by file. */
export async function* partsOf(files: readonly File[]): AsyncGenerator<UploadPart> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const names = distinctNames(files.map(({ name }) => name));
  let before = 0;
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? file.name;
    let offset = 0;
    // An empty file is sent, too: the load says that it is empty.
    do {
      const bytes = new Uint8Array(await file.slice(offset, offset + PART_BYTES).arrayBuffer());
      const read = before + offset + bytes.length;
      yield { file: name, offset, data: base64Of(bytes), done: total === 0 ? 1 : read / total };
      offset += PART_BYTES;
    } while (offset < file.size);
    before += file.size;
  }
}

export interface MisnamedFile {
  /** With a mark in the place of each character that cannot be seen. */
  name: string;
  fault: UploadNameFault;
}

/** Those whose names are refused, as they would be sent. */
export function misnamedFiles(files: readonly File[]): MisnamedFile[] {
  return distinctNames(files.map(({ name }) => name)).flatMap((name) => {
    const fault = uploadNameFault(name);
    return fault === null ? [] : { name: name.replace(/\p{C}/gu, '\uFFFD'), fault };
  });
}

/** Files of two folders may have one name. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${number}-${name}`;
    taken.add(free);
    return free;
  });
}

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
