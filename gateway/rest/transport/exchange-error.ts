// Why an exchange with a service brought no answer.

export class ExchangeError extends Error {
  readonly kind: 'DEADLINE' | 'ABORTED' | 'CONNECTION' | 'TOO_LARGE' | 'NO_TEXT';
  constructor(kind: ExchangeError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The same error, or that of the connection. */
export function exchangeErrorOf(error: Error & { code?: string }): ExchangeError {
  if (error instanceof ExchangeError) return error;
  const { code = '', message } = error;
  return new ExchangeError('CONNECTION', [code, message].filter(Boolean).join(': '));
}

export function callerLeft(): ExchangeError {
  return new ExchangeError('ABORTED', 'no caller waits for the answer any more');
}

export function tooLarge(maxBytes: number): ExchangeError {
  return new ExchangeError('TOO_LARGE', `answer is larger than ${maxBytes} bytes`);
}
