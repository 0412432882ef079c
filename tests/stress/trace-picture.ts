// Spans of one request as a picture: a bar each from its start to its end, below the span that it is part of.
import type { CollectedSpan } from '../support/product/collector.ts';

/** All in pixels. */
const WIDTH = 1000;
const NAMES = 380;
const ROW = 26;
const TOP = 56;
const RIGHT = 90;
const INDENT = 14;
const COLOURS: Record<string, string> = {
  'skyledger-gateway': '#1c7ed6',
  'skyledger-upstream': '#2f9e44',
};

interface Bar {
  span: CollectedSpan;
  depth: number;
  /** In milliseconds since the request began. */
  from: number;
  to: number;
}

/** An SVG document. Throws where the request itself is not among the spans. */
export function tracePicture(spans: readonly CollectedSpan[]): string {
  const bars = barsOf(spans);
  const end = Math.max(...bars.map(({ to }) => to));
  const height = TOP + bars.length * ROW + 16;
  const scale = (ms: number) => NAMES + (ms / end) * (WIDTH - NAMES - RIGHT);
  const rows = bars.map(({ span, depth, from, to }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, scale(to) - scale(from));
    return `<text x="${12 + depth * INDENT}" y="${y + 16}">${escaped(span.name)}</text>
<rect x="${scale(from).toFixed(1)}" y="${y + 5}" width="${width.toFixed(1)}" height="15" rx="3" fill="${COLOURS[span.service] ?? '#868e96'}"/>
<text x="${(scale(from) + width + 6).toFixed(1)}" y="${y + 16}" class="ms">${(to - from).toFixed(1)} ms</text>`;
  });
  const legend = Object.entries(COLOURS).map(
    ([service, colour], index) =>
      `<rect x="${12 + index * 180}" y="16" width="12" height="12" rx="3" fill="${colour}"/><text x="${30 + index * 180}" y="26">${service}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Spans of one request through gateway and upstream">
<style>text{font:12px sans-serif;fill:#212529}.ms{fill:#495057}</style>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${[...legend, ...rows].join('\n')}
</svg>
`;
}

/** In the order of their starts, each below its parent. */
function barsOf(spans: readonly CollectedSpan[]): Bar[] {
  const root = spans.find(({ parentSpanId }) => !parentSpanId);
  if (!root) throw new Error('the span of the request itself has not come');
  const begun = BigInt(root.startTimeUnixNano);
  const since = (nanoseconds: string) => Number(BigInt(nanoseconds) - begun) / 1e6;
  const bars: Bar[] = [];
  const add = (span: CollectedSpan, depth: number) => {
    bars.push({ span, depth, from: since(span.startTimeUnixNano), to: since(span.endTimeUnixNano) });
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    for (const part of parts.toSorted(
      (one, other) => since(one.startTimeUnixNano) - since(other.startTimeUnixNano),
    ))
      add(part, depth + 1);
  };
  add(root, 0);
  return bars;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
