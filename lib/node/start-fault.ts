// What keeps a program from starting, in one line that says what to do about it.

/** Told without a stack: the fault is in the surroundings and not in the program. */
export class StartFault extends Error {}

/** The fault of a server that cannot listen; `setting` names its port. */
export function listenFault(error: unknown, host: string, port: number, setting: string): StartFault {
  const place = `${host}:${port}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartFault(`${place} is in use (EADDRINUSE): end what listens there, or set ${setting}`);
  if (code === 'EACCES')
    return new StartFault(`${place} may not be used by this account (EACCES): set ${setting} above 1023`);
  const reason = error instanceof Error ? error.message : String(error);
  return new StartFault(`${place} cannot be listened on (${reason}): set HOST to an address of this machine`);
}

/** The words of an error for one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, '; ');
}
