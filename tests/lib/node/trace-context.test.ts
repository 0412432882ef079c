import { describe, expect, test } from 'vitest';
import { newTraceContext, traceContextOf, traceparentOf } from '../../../lib/node/trace-context.ts';
import { isTraced } from '../../../lib/node/tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('traceparent', () => {
  test('is read and written alike', () => {
    for (const flags of ['00', '01']) {
      const header = `00-${TRACE}-${SPAN}-${flags}`;
      const context = traceContextOf(header);
      expect(context).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: flags === '01' });
      expect(context && traceparentOf(context)).toEqual({ traceparent: header });
    }
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['other words', 'a-b-c-d'],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['the version that there is not', `ff-${TRACE}-${SPAN}-01`],
    ['large letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['more than fits', `00-${TRACE}0-${SPAN}-01`],
    ['line breaks', `00-${TRACE}-${SPAN}-01\r\nx: y`],
  ])('%s is none', (_what, header) => {
    expect(traceContextOf(header)).toBeNull();
  });

  test('a later version may say more', () => {
    expect(traceContextOf(`01-${TRACE}-${SPAN}-01-more`)?.traceId).toBe(TRACE);
  });
});

describe('a request without a trace', () => {
  test('is called by its id in every program, and is passed on to none', () => {
    const id = '5d0f4f2e-8a52-4b8e-9d8c-2f1f6f0c7a11';
    expect(newTraceContext(id).traceId).toBe('5d0f4f2e8a524b8e9d8c2f1f6f0c7a11');
    const [one, other] = [newTraceContext('my-own-id'), newTraceContext('my-own-id')];
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([other.traceId, traceparentOf(one)]).toEqual([one.traceId, {}]);
  });
});

test('a collector is told of spans only where a variable of OpenTelemetry names one', () => {
  const at = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(isTraced({})).toBe(false);
  expect(isTraced(at)).toBe(true);
  expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe(true);
  expect(isTraced({ ...at, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(isTraced({ ...at, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});
