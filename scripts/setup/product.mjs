// Both programs as they were built, kept running until a signal ends them, and where they are found.
import { join } from 'node:path';
import { Programs } from './programs.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** The gateway makes much that lives for one request: with room for it, less is copied before it is thrown away. */
const FLAGS = { gateway: ['--max-semi-space-size=32'], upstream: [] };

/**
 * Starts the upstream, unless REST services of one's own are named, and then the gateway. The process ends with them.
 * @param {(text: string) => void} onProgress of loading the demo
 * @param {Promise<void>} [web] until the web app is built, which the gateway serves
 * @returns {Promise<import('./programs.mjs').Ready>} once both are ready
 */
export async function startProduct(onProgress, web) {
  const programs = new Programs({
    say: (line) => console.error(`  ${line}`),
    exit: (code) => process.exit(code),
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => programs.stop(0));
  const upstream = process.env.UPSTREAM_URL ? null : await programs.start(program('upstream'), onProgress);
  await web;
  const { url } = await programs.start(program('gateway'));
  return { ...upstream, url };
}

/** @param {'upstream' | 'gateway'} name */
function program(name) {
  return { name, script: join(ROOT, 'dist', 'server', name, 'main.js'), cwd: ROOT, flags: FLAGS[name] };
}
