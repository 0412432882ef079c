// A mark that the browser keeps, read without the code for all that it may keep.

/** Before the name of whatever the portal keeps. */
export const PREFIX = 'skyledger-';

export function isMarked(key: 'hasLastVisit'): boolean {
  try {
    return localStorage.getItem(PREFIX + key) === 'true';
  } catch {
    return false;
  }
}
