// A flag in local storage, readable without loading the table of everything that is kept there.

/** Prefix of every key that the portal keeps in local storage. */
export const PREFIX = 'skyledger-';

export function isMarked(key: 'hasLastVisit' | 'sidebarCollapsed'): boolean {
  try {
    return localStorage.getItem(PREFIX + key) === 'true';
  } catch {
    return false;
  }
}
