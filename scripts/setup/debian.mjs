// Programs of the system that tests need: found where they stand, installed as root on a Debian machine.
import { accessSync, constants } from 'node:fs';
import { run } from './run.mjs';

/** @param {string} program */
export function canRun(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function canInstall() {
  return process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @param {{ recommended?: boolean, environment?: Record<string, string> }} [options]
 */
export async function install(packages, { recommended = false, environment = {} } = {}) {
  console.log(`Installing ${packages.join(', ')} …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', ...environment };
  const flags = recommended ? [] : ['--no-install-recommends'];
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', ...flags, ...packages], quiet);
}
