// Codes for a lost device: ten at a time, each good once, kept as hashes. Fifty random bits need no slow hash.
import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const COUNT = 10;
const LENGTH = 10;
/** Of which the first fifty bits are the code. */
const RANDOM_BYTES = 7;

/** Such as `K7QXD-2MZPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = new Secret({ size: RANDOM_BYTES }).base32.slice(0, LENGTH);
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** The same however the code was typed. */
export function recoveryHash(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest('hex');
}
