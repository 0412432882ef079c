import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BEAT_MS, LifeWatch } from '../../../gateway/workers/life-watch.ts';

const WORKER = 7;
let watch: LifeWatch;
let ended: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    watch.close();
    vi.useRealTimers();
  });
  watch = new LifeWatch();
  ended = 0;
  watch.add(WORKER, () => {
    ended += 1;
  });
});

const pass = (beats: number) => vi.advanceTimersByTime(beats * BEAT_MS);

test('whoever says something now and then is left alone', () => {
  for (let minute = 0; minute < 6; minute++) {
    watch.hear(WORKER);
    pass(10);
  }
  expect(ended).toBe(0);
});

test('whoever says nothing for more than ten looks is ended, once', () => {
  watch.hear(WORKER);
  pass(10);
  expect(ended).toBe(0);
  pass(1);
  expect(ended).toBe(1);
  pass(100);
  expect(ended).toBe(1);
});

test('a worker that reads its program still has a minute until its first sign', () => {
  pass(60);
  expect(ended).toBe(0);
  pass(1);
  expect(ended).toBe(1);
});

test('whoever has ended by itself, or is told to, is not ended again', () => {
  watch.forget(WORKER);
  pass(100);
  watch.add(WORKER, () => {
    ended += 1;
  });
  watch.close();
  pass(100);
  expect(ended).toBe(0);
});
