// The rule by which a failing service is spared (promises G).
import { beforeEach, describe, expect, test } from 'vitest';
import { Breaker, SERVICE_RULE } from '../../../gateway/rest/breaker.ts';

let now = 0;
let breaker: Breaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = new Breaker(SERVICE_RULE, () => now);
});

function call(isFailure: boolean | null): boolean {
  const ended = breaker.begin();
  ended?.(isFailure);
  return ended !== null;
}

function calls(count: number, isFailure: boolean | null): void {
  for (let n = 0; n < count; n += 1) call(isFailure);
}

describe('a service is left alone', () => {
  test('when half of twenty calls fail, and not before', () => {
    calls(10, false);
    calls(9, true);
    expect(call(true)).toBe(true);
    expect(call(false)).toBe(false);
  });

  test('never for fewer than twenty calls, nor for less than half', () => {
    calls(19, true);
    expect(call(false)).toBe(true);
    now += 11_000;
    calls(60, false);
    calls(59, true);
    expect(call(false)).toBe(true);
  });

  test('by the last ten seconds alone', () => {
    calls(15, true);
    now += 10_000;
    calls(15, true);
    expect(call(false)).toBe(true);
  });

  test('and not because nobody waited for its answers', () => {
    calls(100, null);
    expect(call(false)).toBe(true);
  });
});

describe('after five seconds', () => {
  beforeEach(() => calls(20, true));

  test('one call tries it, the others wait for that', () => {
    now += 4_999;
    expect(breaker.begin()).toBeNull();
    now += 1;
    const probe = breaker.begin();
    expect(probe).not.toBeNull();
    expect(breaker.begin()).toBeNull();
    probe?.(false);
    expect(call(false)).toBe(true);
  });

  test('a failure begins another pause', () => {
    now += 5_000;
    breaker.begin()?.(true);
    now += 4_999;
    expect(breaker.begin()).toBeNull();
    now += 1;
    expect(breaker.begin()).not.toBeNull();
  });

  test('a call that hangs keeps the others away no longer than a pause', () => {
    now += 5_000;
    const hanging = breaker.begin();
    now += 4_999;
    expect(breaker.begin()).toBeNull();
    now += 1;
    const next = breaker.begin();
    expect(next).not.toBeNull();
    next?.(false);
    hanging?.(true);
    expect(call(false)).toBe(true);
  });

  test('a call that nobody waited for lets the next one try', () => {
    now += 5_000;
    breaker.begin()?.(null);
    expect(call(false)).toBe(true);
    expect(call(false)).toBe(true);
  });

  test('what was under way before counts for nothing', () => {
    const fresh = new Breaker(SERVICE_RULE, () => now);
    const late = fresh.begin();
    for (let n = 0; n < 20; n += 1) fresh.begin()?.(true);
    late?.(false);
    expect(fresh.begin()).toBeNull();
  });
});
