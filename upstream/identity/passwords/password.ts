// Passwords: kept as scrypt with a salt each, compared in constant time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_LENGTH = 64;
/** Power of two of scrypt's `N`: tens of milliseconds of a core, and 16 MB. */
const COST = 14;

type Options = { N: number };
const derive = promisify<string, Buffer, number, Options, Buffer>(scrypt);

/** Compared with when there is no such user, so that it takes as long. */
const UNKNOWN_ACCOUNT = `${COST}:${'00'.repeat(16)}:${'00'.repeat(KEY_LENGTH)}`;

/** `cost:salt:hash`, the latter two hexadecimal; a hash goes on with the cost that it was made with. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, KEY_LENGTH, { N: 2 ** cost });
  return `${cost}:${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** False also for a null hash, after the same work. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  // Hashes of earlier versions do not name the cost, which was this one.
  const [hash = '', salt = '', cost = COST] = (stored ?? UNKNOWN_ACCOUNT).split(':').reverse();
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_LENGTH, { N: 2 ** Number(cost) });
  const isEqual = timingSafeEqual(derived, Buffer.from(hash, 'hex'));
  return isEqual && stored !== null;
}
