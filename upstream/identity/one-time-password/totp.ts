// Time-based one-time passwords (RFC 6238): six digits of HMAC-SHA-1 over steps of thirty seconds.
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Skyledger';
const SECRET_BYTES = 20;
/** A code is good one step before and after its own, for clocks that differ. */
const WINDOW = 1;

/** In base32 without padding. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function stepAt(milliseconds: number): number {
  return TOTP.counter({ timestamp: milliseconds });
}

/** The step that the code belongs to; null for a code that is not good now. */
export function matchingStep(secret: string, code: string, milliseconds: number): number | null {
  const token = code.replace(/\s/g, '');
  // The library throws for letters of more than one byte.
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: milliseconds, window: WINDOW });
  return delta === null ? null : stepAt(milliseconds) + delta;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The code of the moment. */
export function codeAt(secret: string, milliseconds: number): string {
  return totpOf(secret).generate({ timestamp: milliseconds });
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });
}
