// The parts of a deferred answer, as the gateway streams them and networks cut them.
import { describe, expect, it } from 'vitest';
import { multipartBoundary, readMultipart } from '../../../web/relay/multipart.ts';

const FIRST = { data: { viewer: { name: 'Ωmega · 한국어' } }, hasNext: true };
const SECOND = { incremental: [{ data: { total: 1 }, path: ['viewer'], label: 'a' }], hasNext: false };

const wire = (boundary: string, parts: unknown[]) =>
  `${parts
    .map((part) => {
      const json = JSON.stringify(part);
      return `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${json.length}\r\n\r\n${json}\r\n`;
    })
    .join('')}--${boundary}--\r\n`;

async function* bytesOf(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function partsOf(text: string, size: number, boundary: string): Promise<unknown[]> {
  const parts: unknown[] = [];
  for await (const part of readMultipart(bytesOf(text, size), boundary)) parts.push(part);
  return parts;
}

describe('the boundary of an answer', () => {
  it.each([
    ['multipart/mixed; boundary="-"', '-'],
    ['multipart/mixed; boundary=abc; deferSpec=20220824', 'abc'],
    ['Multipart/Mixed;BOUNDARY="x y"', 'x y'],
    ['multipart/mixed', '-'],
  ])('of %s is %s', (contentType, boundary) => {
    expect(multipartBoundary(contentType)).toBe(boundary);
  });

  it.each(['application/json', 'application/graphql-response+json; charset=utf-8', null])(
    'of %s is none',
    (type) => {
      expect(multipartBoundary(type)).toBeNull();
    },
  );
});

describe('reading the parts', () => {
  it.each([1, 2, 3, 7, 64, 100_000])('gives every part whole when %i bytes come at a time', async (size) => {
    expect(await partsOf(wire('-', [FIRST, SECOND]), size, '-')).toEqual([FIRST, SECOND]);
  });

  it('takes a body that opens with a line break', async () => {
    expect(await partsOf(`\r\n${wire('-', [FIRST])}`, 5, '-')).toEqual([FIRST]);
  });

  it('does not take dashes inside of a text for a boundary', async () => {
    const part = { data: { text: 'a---b\n---\n-----' }, hasNext: false };
    expect(await partsOf(wire('-', [part]), 4, '-')).toEqual([part]);
  });

  it('gives a part as soon as the delimiter after it has come, before the stream ends', async () => {
    const text = wire('-', [FIRST, SECOND]);
    const end = text.indexOf('\r\n---', 10) + 5;
    let isSecondAsked = false;
    async function* slow() {
      yield new TextEncoder().encode(text.slice(0, end));
      isSecondAsked = true;
      yield new TextEncoder().encode(text.slice(end));
    }
    const reader = readMultipart(slow(), '-');
    expect((await reader.next()).value).toEqual(FIRST);
    expect(isSecondAsked).toBe(false);
    expect((await reader.next()).value).toEqual(SECOND);
    expect((await reader.next()).done).toBe(true);
  });

  it('keeps back a part that was cut off', async () => {
    const text = wire('-', [FIRST, SECOND]);
    expect(await partsOf(text.slice(0, text.lastIndexOf('hasNext')), 9, '-')).toEqual([FIRST]);
  });

  it('reads a web stream, as fetch gives one', async () => {
    const body = new Response(wire('-', [FIRST, SECOND])).body;
    const parts: unknown[] = [];
    if (body) for await (const part of readMultipart(body, '-')) parts.push(part);
    expect(parts).toEqual([FIRST, SECOND]);
  });
});
