import { expect, test } from 'vitest';
import { readEventStream } from '../../../web/relay/event-stream.ts';

const TEXT = [
  ':\n\n',
  'event: next\ndata: {"data":{"a":"é"}}\n\n',
  ':\n\n',
  'event: next\r\ndata: {"data":\r\ndata: 2}\r\n\r\n',
  'event: complete\ndata:\n\n',
].join('');

async function read(chunks: Uint8Array[]) {
  async function* body() {
    yield* chunks;
  }
  const events = [];
  for await (const event of readEventStream(body())) events.push(event);
  return events;
}

const EVENTS = [
  { name: 'next', data: '{"data":{"a":"é"}}' },
  { name: 'next', data: '{"data":\n2}' },
  { name: 'complete', data: '' },
];

test('events of a stream are read, comments skipped', async () => {
  expect(await read([new TextEncoder().encode(TEXT)])).toEqual(EVENTS);
});

test('wherever the stream is cut into chunks', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await read([bytes.slice(0, at), bytes.slice(at)])).toEqual(EVENTS);
  }
  expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
});

test('an event whose end did not come is none', async () => {
  expect(await read([new TextEncoder().encode('event: next\ndata: {}\n')])).toEqual([]);
});
