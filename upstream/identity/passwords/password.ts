// Passwords: kept as scrypt with a salt each, compared in constant time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_LENGTH = 64;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Compared with when there is no such user, so that it takes as long. */
const UNKNOWN_ACCOUNT = `${'00'.repeat(16)}:${'00'.repeat(KEY_LENGTH)}`;

/** `salt:hash`, hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, KEY_LENGTH);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** False also for a null hash, after the same work. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? UNKNOWN_ACCOUNT).split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  const isEqual = timingSafeEqual(derived, Buffer.from(hash, 'hex'));
  return isEqual && stored !== null;
}
