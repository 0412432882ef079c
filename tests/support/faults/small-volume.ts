// A file system of a few megabytes, to be filled up: in memory, where this machine lets the tests mount one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallVolume {
  dir: string;
  /** Writes until nothing fits any more, but for so many bytes. */
  fill: (left?: number) => void;
  makeRoom: () => void;
  close: () => void;
}

/** Null where a volume may not be mounted. */
export function smallVolume(megabytes: number): SmallVolume | null {
  const dir = mkdtempSync(join(tmpdir(), 'small-volume-'));
  const size = `size=${megabytes}m,mode=700`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', dir]).status !== 0) {
    rmSync(dir, { recursive: true, force: true });
    return null;
  }
  const filler = join(dir, 'filler');
  return {
    dir,
    fill: (left = 0) => {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 2 ** 20));
      } catch {
        // It is full now, as it should be.
      }
      if (left > 0) writeFileSync(filler, Buffer.alloc(Math.max(0, statSync(filler).size - left)));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    close: () => {
      spawnSync('umount', ['--lazy', dir]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
