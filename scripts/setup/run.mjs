// Runs a command as a child and waits for it; what it prints goes straight to the terminal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The exit code of the command, run in the project's folder with its own binaries on the PATH.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to that of this process
 * @returns {Promise<number>}
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`,
        ...environment,
      },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/**
 * Runs the command and ends this process with its code when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export async function mustRun(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
