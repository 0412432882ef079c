// What the page makes of answers that let the viewer in no more.
import { describe, expect, it } from 'vitest';
import { ownPath } from '../../../../web/pages/platform/sign-in/own-path.ts';
import { reasonOf, signInAddress } from '../../../../web/relay/sign-in.ts';

describe('the reason', () => {
  const error = (reason: unknown) => ({ errors: [{ message: '', extensions: { reason } }] });
  it.each([
    [error('OTP_REQUIRED'), 'OTP_REQUIRED'],
    [{ hasNext: true, incremental: [{ data: {} }, error('EXPIRED')] }, 'EXPIRED'],
    [{ errors: [null, { message: '' }, { extensions: { reason: 'ELSEWHERE' } }] }, 'ELSEWHERE'],
    [{ data: {} }, null],
    [{ errors: 'no' }, null],
    [error(7), null],
    [null, null],
    ['text', null],
  ])('of %j is %s', (reply, reason) => {
    expect(reasonOf(reply)).toBe(reason);
  });
});

describe('the way back', () => {
  it('is the exact address', () => {
    expect(signInAddress({ pathname: '/cost-analytics', search: '?range=last_7_days' })).toBe(
      '/auth/login?returnTo=%2Fcost-analytics%3Frange%3Dlast_7_days',
    );
  });

  it.each([
    ['/dashboard?a=b#c', '/dashboard?a=b#c'],
    [null, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('%s becomes %s', (wanted, path) => {
    expect(ownPath(wanted, 'https://cost.example.com')).toBe(path);
  });
});
