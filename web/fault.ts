// What went wrong with a request, as screens need it: a code, the request id, and what the service said.

/** Codes of the graph, and of a request that got no answer of the graph at all. */
export const FAULT_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_REPLY',
  'INTERNAL',
  'NETWORK',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** The service code for a company that has no cost data. */
const NO_DATA_COLLECTED = '10109';

/** A fault as a block shows it. */
export interface Fault {
  code: FaultCode;
  /** The argument at fault, with BAD_USER_INPUT. */
  argument: string | null;
  /** The rule that the argument breaks, where the graph has a name for it. */
  rule: string | null;
  /** The menu that the viewer has no right on, with FORBIDDEN. */
  menu: string | null;
  /** To be named to the support; null where no request was made. */
  requestId: string | null;
  /** The code of the service behind the graph, such as 10109. */
  upstreamCode: string | null;
}

/** Thrown by the network layer when there is nothing to show. */
export class GraphError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, cause?: unknown) {
    super(`the request failed with ${fault.code}`, { cause });
    this.name = 'GraphError';
    this.fault = fault;
  }
}

/**
 * The first error of a list that a reply or `@catch` holds. Relay's own error has no extensions: it says that data
 * never came, because the answer was cut off on its way.
 */
export function faultOfErrors(errors: readonly unknown[], requestId: string | null = null): Fault {
  const [first] = errors;
  const extensions = extensionsOf(first);
  const isCutOff = first !== undefined && Object.keys(extensions).length === 0;
  return {
    code: FAULT_CODES.find((code) => code === extensions.code) ?? (isCutOff ? 'NETWORK' : 'INTERNAL'),
    argument: textOf(extensions.argument),
    rule: textOf(extensions.rule),
    menu: textOf(extensions.menu),
    requestId: textOf(extensions.requestId) ?? requestId,
    upstreamCode: textOf(extensions.upstreamCode),
  };
}

/** The fault of anything that was thrown. */
export function faultOf(error: unknown): Fault {
  if (error instanceof GraphError) return error.fault;
  return { code: 'INTERNAL', argument: null, rule: null, menu: null, requestId: null, upstreamCode: null };
}

export function isNoData(fault: Fault): boolean {
  return fault.upstreamCode === NO_DATA_COLLECTED;
}

function extensionsOf(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null || !('extensions' in error)) return {};
  const { extensions } = error;
  return typeof extensions === 'object' && extensions !== null ? { ...extensions } : {};
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
