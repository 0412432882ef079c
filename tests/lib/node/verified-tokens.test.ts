import { describe, expect, test } from 'vitest';
import { VerifiedTokens } from '../../../lib/node/verified-tokens.ts';

function tokensWith(expiresAt = 10_000) {
  const state = { checks: [] as string[], isGood: true, wall: 1_000_000, steady: 0 };
  const tokens = new VerifiedTokens(
    async (token) => {
      state.checks.push(token);
      if (!state.isGood) throw new Error('not good');
      return { subject: `subject of ${token}`, isService: false, expiresAt };
    },
    { wall: () => state.wall, steady: () => state.steady },
  );
  return { state, tokens };
}

test('a token that was good before is told apart, and who asks is passed on', async () => {
  const asked: unknown[] = [];
  const clocks = { wall: () => 0, steady: () => asked.length * 10 };
  const tokens = new VerifiedTokens<{ subject: string; isService: boolean; expiresAt: number }, string>(
    async (token, asker, isKnown) => {
      asked.push([token, asker, isKnown]);
      if (asked.length === 3) throw new Error('not good');
      return { subject: 's', isService: false, expiresAt: 1 };
    },
    clocks,
    10,
  );
  for (const asker of ['first', 'again']) await tokens.check('a', asker);
  await expect(tokens.check('a', 'bad')).rejects.toThrow('not good');
  await tokens.check('a', 'back');
  expect(asked).toEqual([
    ['a', 'first', false],
    ['a', 'again', true],
    ['a', 'bad', true],
    ['a', 'back', false],
  ]);
});

describe('a token that was found good', () => {
  test('is not checked again within a minute, and then it is', async () => {
    const { state, tokens } = tokensWith();
    for (const steady of [0, 1, 59_999]) {
      state.steady = steady;
      expect(await tokens.check('a')).toMatchObject({ subject: 'subject of a' });
    }
    expect(state.checks).toEqual(['a']);
    state.steady = 60_000;
    state.isGood = false;
    await expect(tokens.check('a')).rejects.toThrow('not good');
  });

  test('is judged anew once its time is up, however lately it was checked', async () => {
    const { state, tokens } = tokensWith(1001);
    await tokens.check('a');
    state.wall = 1_001_000;
    state.isGood = false;
    await expect(tokens.check('a')).rejects.toThrow('not good');
  });

  test('says nothing of any other token', async () => {
    const { state, tokens } = tokensWith();
    await tokens.check('a');
    state.isGood = false;
    await expect(tokens.check('a.')).rejects.toThrow('not good');
    expect(await tokens.check('a')).toMatchObject({ subject: 'subject of a' });
  });
});

test('a token that is not good is checked every time', async () => {
  const { state, tokens } = tokensWith();
  state.isGood = false;
  for (let tries = 0; tries < 3; tries++) await expect(tokens.check('a')).rejects.toThrow();
  expect(state.checks).toHaveLength(3);
});

test('a thousand tokens are remembered, the latest', async () => {
  const { state, tokens } = tokensWith();
  for (let index = 0; index < 1500; index++) await tokens.check(`t${index}`);
  state.isGood = false;
  expect((await tokens.check('t1499')).subject).toBe('subject of t1499');
  expect((await tokens.check('t500')).subject).toBe('subject of t500');
  await expect(tokens.check('t499')).rejects.toThrow();
});
