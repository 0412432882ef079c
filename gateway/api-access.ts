// Who may send queries of their own.

/** `right`: people with the right on API, and tools; `signed-in`: for services that know no such menu. */
export const API_ACCESSES = ['right', 'signed-in'] as const;
export type ApiAccess = (typeof API_ACCESSES)[number];
