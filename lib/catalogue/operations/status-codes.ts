// The status codes of operations (M-02). The specification names the codes and the meaning of R alone; the other meanings
// are ours. A code that is not listed is shown as it is.

/** `attention`: someone should look at it. `order`: in lists, the most urgent first. */
export const STATUS_CODES = {
  /** A fault of the data or of a receiver: to be mended by a person. */
  F: { tone: 'bad', order: 0, attention: true },
  /** A fault of the program or the machine: another try may go well. */
  E: { tone: 'bad', order: 1, attention: true },
  /** A fault that a person knows of and left open. */
  FU: { tone: 'warning', order: 2, attention: true },
  /** Examining. */
  R: { tone: 'busy', order: 3, attention: false },
  /** Nothing to judge. */
  N: { tone: 'quiet', order: 4, attention: false },
  /** A fault that was settled. */
  FS: { tone: 'good', order: 5, attention: false },
  /** In order. */
  P: { tone: 'good', order: 6, attention: false },
} as const;

export type StatusCode = keyof typeof STATUS_CODES;
export const STATUS_CODE_NAMES = Object.keys(STATUS_CODES) as StatusCode[];

export type StatusTone = (typeof STATUS_CODES)[StatusCode]['tone'];
/** Of a code that is not listed: it is as urgent as a fault, because it may be one. */
const UNKNOWN = { tone: 'warning', order: 1.5, attention: true } as const;

export function isStatusCode(text: string): text is StatusCode {
  return Object.hasOwn(STATUS_CODES, text);
}

export function statusTraits(code: string): {
  tone: StatusTone;
  order: number;
  attention: boolean;
} {
  return isStatusCode(code) ? STATUS_CODES[code] : UNKNOWN;
}

/** The longest code that a service may answer with. */
export const MAX_CODE_LENGTH = 16;
