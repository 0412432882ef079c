// Runs a command as a child and waits for it; what it prints goes straight to the terminal, or is collected.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The exit code of the command, run in the project's folder with its own binaries on the PATH.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to that of this process
 * @param {{ timeout?: number }} [limits] the command is killed after so many milliseconds, and has failed
 * @returns {Promise<number>}
 */
export function run(command, args, environment = {}, limits = {}) {
  return new Promise((resolve, reject) => {
    const env = withBinaries(environment);
    const child = spawn(command, args, { ...limits, cwd: ROOT, stdio: 'inherit', env });
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

/**
 * The exit code and what the command printed, for commands that run side by side.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: withBinaries() });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: `${out}${errors}` };
}

/** The environment of this process with the project's own binaries on the PATH.
 * @param {Record<string, string>} [more] */
function withBinaries(more = {}) {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`, ...more };
}
