// One-time passwords by the vectors of RFC 6238, appendix B (SHA-1, the last six of eight digits).
import { describe, expect, it } from 'vitest';
import {
  newRecoveryCodes,
  recoveryHash,
} from '../../../upstream/identity/one-time-password/recovery-codes.ts';
import {
  codeAt,
  matchingStep,
  newSecret,
  otpauthUri,
  stepAt,
} from '../../../upstream/identity/one-time-password/totp.ts';

/** '12345678901234567890' in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;

describe('a one-time password', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i is %s', (seconds, code) => {
    expect(codeAt(SECRET, seconds * 1000)).toBe(code);
    expect(matchingStep(SECRET, code, seconds * 1000)).toBe(stepAt(seconds * 1000));
  });

  it('is good one step before and after its own, and no longer', () => {
    const at = 1_234_567_890_000;
    const step = stepAt(at);
    for (const offset of [-1, 0, 1])
      expect(matchingStep(SECRET, codeAt(SECRET, at + offset * STEP_MS), at)).toBe(step + offset);
    for (const offset of [-2, 2])
      expect(matchingStep(SECRET, codeAt(SECRET, at + offset * STEP_MS), at)).toBeNull();
  });

  it('may be typed with a blank in the middle, and is nothing else', () => {
    expect(matchingStep(SECRET, '287 082', 59_000)).toBe(1);
    for (const code of ['', '28708', '2870820', '28708x', '０８１８０４'])
      expect(matchingStep(SECRET, code, 59_000)).toBeNull();
  });
});

describe('a secret', () => {
  it('has 160 random bits, and an address that apps read', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const uri = new URL(otpauthUri(secret, 'vera+x@skyledger.example'));
    expect(uri.href).toContain('otpauth://totp/Skyledger:vera%2Bx%40skyledger.example?');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret,
      issuer: 'Skyledger',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and the same however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    const [code = ''] = codes;
    expect(recoveryHash('vera', code.toLowerCase().replace('-', ' '))).toBe(recoveryHash('vera', code));
    expect(recoveryHash('dana', code)).not.toBe(recoveryHash('vera', code));
  });
});
