// Spans of what a program does for a request. Without a collector they cost nothing: a trace is only passed on, so that
// logs of all programs name it. With one, OpenTelemetry is loaded and told of them (`tracing-sdk.ts`).
import { newTraceContext, type TraceContext } from './trace-context.ts';

/** What may be told of a span: names, codes and counts, never a value that a user sent or may not see. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface NewSpan {
  name: string;
  /** SERVER: answers a request; CLIENT: asks another program; INTERNAL: neither. */
  kind: 'SERVER' | 'CLIENT' | 'INTERNAL';
  /** What it is a part of. */
  parent: TraceContext | null;
  /** Names the trace where there is no parent. */
  requestId: string;
  facts?: SpanFacts;
}

export interface Span {
  /** For everything that is a part of it. */
  context: TraceContext;
  /** Known later than at its start. */
  note: (facts: SpanFacts) => void;
  /** `fault` says what failed, by a code. */
  end: (fault?: string | null) => void;
}

export interface Tracing {
  start: (span: NewSpan) => Span;
  /** Sends what is not sent yet. */
  close: () => Promise<void>;
}

const nothing = () => undefined;

/** Passes traces on. */
export const NO_TRACING: Tracing = {
  start: ({ parent, requestId }) => ({
    context: parent ?? newTraceContext(requestId),
    note: nothing,
    end: nothing,
  }),
  close: async () => undefined,
};

/** Whether the variables of OpenTelemetry name a collector. */
export function isTraced(environment: Record<string, string | undefined>): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_ENDPOINT } = environment;
  if (OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** `service` is what the program is called where OTEL_SERVICE_NAME does not say. */
export async function openTracing(isOn: boolean, service: string): Promise<Tracing> {
  if (!isOn) return NO_TRACING;
  const { openSdk } = await import('./tracing-sdk.ts');
  return openSdk(service);
}
