// Time-based one-time passwords (RFC 6238): six digits of HMAC-SHA-1 over steps of thirty seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A code is good one step before and after its own, for clocks that differ. */
const WINDOW = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS);
}

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that the code belongs to; null for a code that is not good now. */
export function matchingStep(secret: string, code: string, milliseconds: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const now = stepAt(milliseconds);
  let found: number | null = null;
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Skyledger', algorithm: 'SHA1' });
  return `otpauth://totp/Skyledger:${encodeURIComponent(account)}?${query}&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
