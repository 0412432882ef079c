import { describe, expect, test } from 'vitest';
import { RequestLimiter } from '../../../gateway/http/limits/request-limiter.ts';

/** A limiter with a clock that the test moves. */
function limiterWith(perMinute: number, atOnce: number) {
  const clock = { ms: 5_000_000 };
  return { clock, limiter: new RequestLimiter({ perMinute, atOnce }, () => clock.ms) };
}

describe('requests of one user', () => {
  const ask = (limiter: RequestLimiter, user = 'anna') => {
    const turn = limiter.begin(user);
    if ('retryAfter' in turn) return turn.retryAfter;
    turn.end();
    return 'admitted';
  };

  test('600 within any minute are admitted, the 601st is told when to come back', () => {
    const { clock, limiter } = limiterWith(600, 0);
    for (let sent = 0; sent < 600; sent++) {
      expect(ask(limiter)).toBe('admitted');
      clock.ms += 50;
    }
    // Half a minute has passed, and the first second of requests is a minute old after another half.
    expect(ask(limiter)).toBe(30);
    clock.ms += 29_999;
    expect(ask(limiter)).toBe(1);
    clock.ms += 1;
    for (let sent = 0; sent < 20; sent++) expect(ask(limiter)).toBe('admitted');
    expect(ask(limiter)).toBe(1);
  });

  test('whoever waits as long as told is admitted, whenever that is', () => {
    const { clock, limiter } = limiterWith(3, 0);
    for (let tries = 0; tries < 500; tries++) {
      clock.ms += (tries * 7919) % 13_000;
      const answer = ask(limiter);
      if (answer === 'admitted') continue;
      clock.ms += 1000 * Number(answer);
      expect(ask(limiter)).toBe('admitted');
    }
  });

  test('a refused request does not count, so that a flood is served at the rate of the limit', () => {
    const { clock, limiter } = limiterWith(2, 0);
    const admitted = Array.from({ length: 550 }, () => {
      clock.ms += 100;
      return ask(limiter);
    }).filter((answer) => answer === 'admitted');
    expect(admitted).toHaveLength(2);
    clock.ms += 5000;
    expect(ask(limiter)).toBe('admitted');
  });

  test('so many at once and not one more, until one has ended; an end told twice is one', () => {
    const { limiter } = limiterWith(0, 2);
    const turns = [limiter.begin('anna'), limiter.begin('anna')];
    expect(limiter.begin('anna')).toEqual({ retryAfter: 1 });
    const [first] = turns;
    if (!first || 'retryAfter' in first) throw new Error('the first was admitted');
    first.end();
    first.end();
    expect(limiter.begin('anna')).toHaveProperty('end');
    expect(limiter.begin('anna')).toEqual({ retryAfter: 1 });
  });

  test('one user does not use up what another may ask', () => {
    const { limiter } = limiterWith(1, 1);
    expect(ask(limiter, 'anna')).toBe('admitted');
    expect(ask(limiter, 'anna')).toBe(60);
    expect(ask(limiter, 'ben')).toBe('admitted');
  });

  test('any number of users takes bounded memory; who asked lately is remembered', () => {
    const { limiter } = limiterWith(1, 0);
    for (let user = 0; user < 25_000; user++) ask(limiter, `user-${user}`);
    expect(limiter.userCount).toBeLessThanOrEqual(10_000);
    expect(ask(limiter, 'user-24999')).toBe(60);
  });

  test('0 is no limit', () => {
    const { limiter } = limiterWith(0, 0);
    for (let sent = 0; sent < 5000; sent++) expect(limiter.begin('anna')).toHaveProperty('end');
  });
});
