// Spans by OpenTelemetry, sent to a collector by OTLP over HTTP (JSON). It reads its standard variables on its own:
// endpoint, headers, sampler, limits, resource attributes.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-base';
import { newTraceContext, type TraceContext } from './trace-context.ts';
import type { Tracing } from './tracing.ts';

/** Traces are named as the request is; the next one's name is told just before its first span is made. */
class RequestIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  next: string | null = null;

  generateTraceId(): string {
    return this.next ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#random.generateSpanId();
  }
}

export function openSdk(service: string): Tracing {
  const ids = new RequestIds();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(service);
  return {
    start: ({ name, kind, parent, requestId, facts }) => {
      ids.next = parent === null ? newTraceContext(requestId).traceId : null;
      const around = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote(parent));
      const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes: { ...facts } }, around);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        note: (more) => void span.setAttributes({ ...more }),
        end: (fault) => {
          if (fault) span.setStatus({ code: SpanStatusCode.ERROR, message: fault });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

function remote({ traceId, spanId, isSampled }: TraceContext) {
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return { traceId, spanId, traceFlags, isRemote: true };
}
