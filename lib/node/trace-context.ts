// The header `traceparent` of W3C: ties what several programs do for one request to one trace.
import { createHash, randomUUID } from 'node:crypto';

export const TRACEPARENT = 'traceparent';

export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the span that whatever follows is a part of. */
  spanId: string;
  /** Null where it is not decided yet: then no header is sent, and each program may decide for itself. */
  isSampled: boolean | null;
}

const FORM = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** Null for what is no such header. */
export function traceContextOf(header: string | null | undefined): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = FORM.exec(header ?? '') ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header as a member of others; none where tracing is off. */
export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): Record<string, string> {
  if (isSampled === null) return {};
  return { [TRACEPARENT]: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}` };
}

/** The trace of a request that names none follows from its id, so that every program calls it the same. */
export function newTraceContext(requestId: string): TraceContext {
  const digits = requestId.toLowerCase().replaceAll('-', '');
  const isUuid = /^[0-9a-f]{32}$/.test(digits) && /[1-9a-f]/.test(digits);
  const traceId = isUuid ? digits : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
  return { traceId, spanId: randomUUID().replaceAll('-', '').slice(0, 16), isSampled: null };
}
