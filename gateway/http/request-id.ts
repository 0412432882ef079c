// The id that ties a request to its upstream calls, log lines and errors.

/** The id that the client sent, or a new one where there is none that is fit for a log. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
