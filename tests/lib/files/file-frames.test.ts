// Files with word of how far they are: every byte comes through, and rows are told while bytes are waited for (C-16).
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FrameReader, withFrames } from '../../../lib/files/file-frames.ts';

async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function taken(frames: AsyncIterable<Uint8Array>, chunkBytes: number) {
  const whole: Uint8Array[] = [];
  for await (const chunk of frames) whole.push(chunk);
  const bytes = Buffer.concat(whole);
  const reader = new FrameReader();
  const told: (string | number)[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    for (const part of reader.read(bytes.subarray(at, at + chunkBytes)))
      told.push('rows' in part ? part.rows : Buffer.from(part.data).toString());
  return { text: told.filter((part) => typeof part === 'string').join(''), told };
}

it.each([1, 3, 1000])('take every byte through, in chunks of %i bytes', async (chunkBytes) => {
  let rows = 0;
  const frames = withFrames(bytesOf('first', '', 'second'), () => (rows += 70_000));
  const { text, told } = await taken(frames, chunkBytes);
  expect(text).toBe('firstsecond');
  expect(told.filter((part) => typeof part === 'number')).toEqual([70_000, 140_000, 210_000, 280_000]);
});

it('tell rows before the first byte of a file that is written whole before it is sent', async () => {
  let rows = 0;
  async function* late(): AsyncGenerator<Uint8Array> {
    rows = 5;
    await wait(600);
    rows = 9;
    yield Buffer.from('whole');
  }
  const { told } = await taken(
    withFrames(late(), () => rows),
    1000,
  );
  expect(told).toEqual([5, 9, 'whole']);
});

it('end the making of a file whose reader stops, and pass its failure on', async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from('more');
    } finally {
      isEnded = true;
    }
  }
  for await (const _frame of withFrames(endless(), () => 0)) break;
  expect(isEnded).toBe(true);
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield* await Promise.reject<Uint8Array[]>(new Error('no rows'));
  }
  await expect(
    taken(
      withFrames(failing(), () => 0),
      10,
    ),
  ).rejects.toThrow('no rows');
});
