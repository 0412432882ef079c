// Debian's buildah without a daemon, also within a container: what runs is only changed in its root, and layers are copies.
import { execFileSync, spawnSync } from 'node:child_process';
import { canInstall, canRun, install } from '../setup/debian.mjs';

export const IMAGE = 'localhost/skyledger';

const PROGRAM = '/usr/bin/buildah';
const ENVIRONMENT = {
  ...process.env,
  BUILDAH_ISOLATION: process.env.BUILDAH_ISOLATION ?? 'chroot',
  STORAGE_DRIVER: process.env.STORAGE_DRIVER ?? 'vfs',
};

/**
 * Makes sure that the programs are there; ends the process with what to do where they are not.
 * @param {Record<string, string>} programs packages by path
 */
export async function ensurePrograms(programs) {
  const missing = () => Object.keys(programs).filter((path) => !canRun(path));
  if (missing().length > 0 && canInstall())
    await install(missing().map((path) => /** @type {string} */ (programs[path])));
  if (missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}. Install them, or build with: docker build -t skyledger .`);
  process.exit(1);
}

export const BUILDAH = { [PROGRAM]: 'buildah' };

/**
 * The last line that buildah prints, such as the id of what it made; its progress goes to the terminal.
 * @param {...string} args
 */
export function buildah(...args) {
  const output = execFileSync(PROGRAM, args, {
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  return output.trim().split('\n').at(-1) ?? '';
}

/**
 * Whether it went well; nothing is printed.
 * @param {...string} args
 */
export function tryBuildah(...args) {
  return spawnSync(PROGRAM, args, { env: ENVIRONMENT, stdio: 'ignore' }).status === 0;
}

/**
 * What the image says of itself.
 * @returns {{ Env: string[], User: string, Cmd: string[], Healthcheck: { Test: string[] } }}
 */
export function imageConfig() {
  const text = execFileSync(PROGRAM, ['inspect', '--type', 'image', IMAGE], {
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text).Docker.config;
}
