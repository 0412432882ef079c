// What a billing file that is uploaded may be called, the same in the browser and the services.

/** UTF-16 letters. */
export const MAX_UPLOAD_NAME = 200;
/** Of UTF-8: the files of a Linux server have no longer names. */
export const MAX_UPLOAD_NAME_BYTES = 255;

export type UploadNameFault = 'LONG' | 'UNSEEN' | 'HIDDEN';

/** Slashes would lead to folders; of what cannot be seen nobody can tell two names apart. */
const UNSEEN = /[/\\\p{C}]/u;

export function uploadNameFault(name: string): UploadNameFault | null {
  if (name.length > MAX_UPLOAD_NAME || new TextEncoder().encode(name).length > MAX_UPLOAD_NAME_BYTES)
    return 'LONG';
  if (UNSEEN.test(name)) return 'UNSEEN';
  return name.startsWith('.') ? 'HIDDEN' : null;
}
