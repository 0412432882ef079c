// Commands that the scripts start: their exit code, and their end when they take too long.
import { expect, it } from 'vitest';
import { run } from '../../scripts/setup/run.mjs';

it('returns the exit code', async () => {
  expect(await run('node', ['-e', 'process.exit(3)'])).toBe(3);
});

it('fails a command that does not end in time', async () => {
  expect(await run('sleep', ['600'], {}, { timeout: 50 })).not.toBe(0);
});
