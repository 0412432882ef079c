// What a billing file that is uploaded may be called, the same in the browser and the services.

/** Counted as UTF-16 units. */
export const MAX_UPLOAD_NAME = 200;
/** In UTF-8. Linux allows no longer names of files. */
export const MAX_UPLOAD_NAME_BYTES = 255;

export type UploadNameFault = 'LONG' | 'UNSEEN' | 'HIDDEN';

/** Slashes would lead to folders. Names that differ by an unseen character look alike. */
const UNSEEN = /[/\\\p{C}]/u;

export function uploadNameFault(name: string): UploadNameFault | null {
  if (name.length > MAX_UPLOAD_NAME || new TextEncoder().encode(name).length > MAX_UPLOAD_NAME_BYTES)
    return 'LONG';
  if (UNSEEN.test(name)) return 'UNSEEN';
  return name.startsWith('.') ? 'HIDDEN' : null;
}
