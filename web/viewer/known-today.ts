// The day that relative ranges of the company end on, for loaders, which run before anything is rendered.

let today: string | null = null;

export function rememberToday(day: string | null): void {
  today = day;
}

/** The day as YYYY-MM-DD; null until the shell knows it. */
export function knownToday(): string | null {
  return today;
}
