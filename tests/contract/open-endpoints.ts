// What the specification names and the portal does not serve yet, by service: when one is built, its line goes.

/** Paths below the base path of their service. */
export const OPEN_ENDPOINTS: ReadonlySet<string> = new Set<string>();
