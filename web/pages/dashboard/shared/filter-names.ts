// The names of saved filters that were read: settings of widgets hold their ids alone.
const NAMES = new Map<string, string>();

export function rememberFilter(id: string | null | undefined, name: string | null | undefined): void {
  if (id && name) NAMES.set(id, name);
}

/** Null for one that is gone, or was never read. */
export function nameOfFilter(id: string): string | null {
  return NAMES.get(id) ?? null;
}
