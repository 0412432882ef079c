// Codes for a lost device: ten at a time, each good once, kept as hashes. Fifty random bits need no slow hash.
import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const COUNT = 10;
const LENGTH = 10;

/** Such as `K7QXD-2MZPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = base32(randomBytes(7)).slice(0, LENGTH);
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** The same however the code was typed. */
export function recoveryHash(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest('hex');
}
