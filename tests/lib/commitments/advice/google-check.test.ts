// Google's lines for the same usage bound each other: each impossible pair is told on both of its lines.
import { expect, it } from 'vitest';
import { checkedByPeers, type GoogleAdvice } from '../../../../lib/commitments/advice/google-check.ts';

const line = (more: Partial<GoogleAdvice>): GoogleAdvice => ({
  ...{
    usage: 'shop, asia-northeast3, N2',
    size: 'STABLE',
    termYears: 1,
    monthlySaving: 60,
    localSaving: null,
  },
  amounts: new Map([['VCPU', 8]]),
  ...more,
});
const optimal = line({ size: 'OPTIMAL', amounts: new Map([['VCPU', 12]]), monthlySaving: 75 });

function outcomes(lines: readonly GoogleAdvice[]) {
  return lines.map((each) =>
    Object.fromEntries(checkedByPeers(each, lines).map(({ check, isOk }) => [check, isOk])),
  );
}

it('finds nothing wrong in lines that fit each other, and checks none that is on its own', () => {
  const right = { SAVING: null, PEER_QUANTITY: true, PEER_SAVING: true };
  expect(outcomes([line({}), optimal])).toEqual([right, right]);
  const unchecked = { SAVING: null, PEER_QUANTITY: null, PEER_SAVING: null };
  expect(outcomes([line({}), { ...optimal, usage: 'shop, us-central1, N2' }])).toEqual([
    unchecked,
    unchecked,
  ]);
});

it('tells stable advice that is larger, or saves more, than what saves most', () => {
  const [large, beside] = outcomes([line({ amounts: new Map([['VCPU', 14]]) }), optimal]);
  expect([large, beside]).toEqual(
    [0, 1].map(() => ({ SAVING: null, PEER_QUANTITY: false, PEER_SAVING: true })),
  );
  const [saving] = checkedByPeers(line({ monthlySaving: 80 }), [optimal]).slice(-1);
  expect(saving).toEqual({ check: 'PEER_SAVING', isOk: false, told: 80, reckoned: 75 });
});

it('tells a longer term of the same size that saves less', () => {
  const long = line({ termYears: 3, monthlySaving: 50 });
  expect(outcomes([line({}), long]).map(({ PEER_SAVING }) => PEER_SAVING)).toEqual([false, false]);
  expect(outcomes([line({}), { ...long, monthlySaving: 90 }]).map(({ PEER_SAVING }) => PEER_SAVING)).toEqual([
    true,
    true,
  ]);
  const other = { ...long, amounts: new Map([['VCPU', 4]]) };
  expect(outcomes([line({}), other]).map(({ PEER_SAVING }) => PEER_SAVING)).toEqual([null, null]);
});

it('compares the saving with that in the currency of the account', () => {
  expect(outcomes([line({ localSaving: 60 })])[0]?.SAVING).toBe(true);
  expect(outcomes([line({ localSaving: 66 })])[0]?.SAVING).toBe(false);
});
