// The image as a running container without an engine: its root, to which nothing can be written, with a data folder and /tmp
// over it, as the user of the image. It needs root.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildah, IMAGE, imageConfig } from '../../scripts/image/buildah.mjs';

/** In mounts of its own, which end with it: nothing is left on the machine. */
const START = `set -e
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT/data"
for file in hosts resolv.conf; do mount --bind "/etc/$file" "$ROOT/etc/$file"; done
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$USERSPEC" "$ROOT" /usr/local/bin/node "$@"`;

export interface Container {
  /** Starts Node in it, with what the image starts unless told otherwise. */
  start: (args?: readonly string[]) => Running;
  remove: () => void;
}

export interface Running {
  output: () => string;
  /** The exit code. */
  ended: Promise<number | null>;
  /** As an orchestrator asks for it. */
  stop: () => void;
}

/** `environment` is added to that of the image. */
export function makeContainer(environment: Record<string, string>): Container {
  const { Env, Cmd, User } = imageConfig();
  const given = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s, 2) as [string, string]));
  const container = buildah('from', IMAGE);
  const root = buildah('mount', container);
  const data = mkdtempSync(join(tmpdir(), 'skyledger-image-'));
  const [uid = 0, gid = 0] = User.split(':').map(Number);
  chownSync(data, uid, gid);
  for (const name of ['proc', 'tmp', 'data']) mkdirSync(join(root, name), { recursive: true });
  // An engine gives a container these two; without the first it does not know localhost.
  for (const name of ['hosts', 'resolv.conf']) writeFileSync(join(root, 'etc', name), '');
  const launch = (args: readonly string[]) =>
    spawn('unshare', ['--mount', 'sh', '-c', START, 'sh', ...args], {
      env: { PATH: process.env.PATH, ...given, ...environment, ROOT: root, DATA: data, USERSPEC: User },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    start: (args = Cmd.map((path) => `/app/${path}`)) => running(launch(args)),
    remove: () => {
      buildah('umount', container);
      buildah('rm', container);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function running(program: ChildProcess): Running {
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return {
    output: () => said,
    ended: once(program, 'close').then(([code]) => code as number | null),
    // The shell and chroot have become the program: it has their process id.
    stop: () => void program.kill('SIGTERM'),
  };
}
