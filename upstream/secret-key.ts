// The key that secrets of companies are sealed with: a setting, or a file beside the data that is made once.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDataDir } from '../lib/node/data-dir.ts';
import { KEY_BYTES } from '../lib/node/sealing.ts';
import { StartFault } from '../lib/node/start-fault.ts';

const FILE = 'secret.key';

/** What is wrong with it is said without it. */
export const secretKeySetting = () =>
  z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, {
      error: `must be ${KEY_BYTES} random bytes in Base64, as of: openssl rand -base64 ${KEY_BYTES}`,
    })
    .optional();

/** Programs that share documents need the same key. Throws a StartFault when the file is there and holds no key. */
export function secretKey(given: string | null, dataDir: string): Buffer {
  if (given !== null) return Buffer.from(given, 'base64');
  makeDataDir(dataDir);
  const file = join(dataDir, FILE);
  try {
    const made = randomBytes(KEY_BYTES).toString('base64');
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new StartFault(
      `${file} cannot be used (it holds no key): restore it, or move it away and save each webhook anew`,
    );
  return key;
}
