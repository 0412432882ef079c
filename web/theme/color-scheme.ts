// Light, dark or as the system: marked on the document before anything is painted.

const STORAGE_KEY = 'mantine-color-scheme-value';

/** Marks the document with the scheme that Mantine will choose, so that nothing flashes. */
export function applyStoredScheme(): void {
  const stored = readStored();
  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage can be forbidden; the system's scheme is used then.
    return null;
  }
}
