// The machine: the runtime, the data folder and the room that is left on its disk.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Check, type Finding, fault, ok, warning } from '../check.ts';

/** The release line that the project runs on, and the oldest that it may. */
const NODE_LINE = 24;
/** Below the first a load does not get through, below the second a large one may not. */
const LEAST_BYTES = 500e6;
const WANTED_BYTES = 5e9;
/** Rights of others than the account that runs the programs. */
const OF_OTHERS = 0o077;

export const runtimeCheck: Check = {
  name: 'runtime',
  look: async () => {
    const { node } = process.versions;
    const line = Number(node.split('.')[0]);
    if (line < NODE_LINE)
      return [fault(`Node ${node} is too old`, `install Node ${NODE_LINE} (https://nodejs.org)`)];
    if (line > NODE_LINE)
      return [
        warning(`Node ${node} is newer than the line ${NODE_LINE} that all tests run on`, `use ${NODE_LINE}`),
      ];
    return [ok(`Node ${node}`)];
  },
};

export const dataFolderCheck: Check = {
  name: 'data',
  look: async ({ gateway, upstream }) => {
    const dataDir = upstream?.dataDir ?? gateway?.dataDir;
    if (dataDir === undefined) return [];
    const place = resolve(dataDir);
    if (!existsSync(place)) {
      if (!mayWrite(firstThatExists(place)))
        return [fault(`${place} cannot be made`, 'set DATA_DIR to a folder that this account may write to')];
      return [ok(`${place} is made at the first start`)];
    }
    if (!statSync(place).isDirectory()) return [fault(`${place} is not a folder`, 'set DATA_DIR to one')];
    if (!mayWrite(place))
      return [fault(`${place} cannot be written to`, 'let this account write there, or set DATA_DIR')];
    return [ok(place), ...openToOthers(place)];
  },
};

/** Secrets and stores that other accounts of the machine could read. */
function openToOthers(place: string): Finding[] {
  return ['documents.sqlite', 'gateway.sqlite', 'secret.key', 'tools-client.json']
    .map((name) => join(place, name))
    .filter((file) => existsSync(file) && (statSync(file).mode & OF_OTHERS) !== 0)
    .map((file) => warning(`${file} can be read by other accounts`, `chmod 600 ${file}`));
}

export const diskCheck: Check = {
  name: 'disk',
  look: async ({ gateway, upstream }) => {
    const dataDir = upstream?.dataDir ?? gateway?.dataDir;
    if (dataDir === undefined) return [];
    const place = firstThatExists(resolve(dataDir));
    const { bavail, bsize } = await statfs(place);
    return [diskFinding(place, bavail * bsize)];
  },
};

export function diskFinding(place: string, freeBytes: number): Finding {
  const said = `${(freeBytes / 1e9).toFixed(1)} GB are free at ${place}`;
  if (freeBytes < LEAST_BYTES)
    return fault(
      said,
      'make room: saves and loads are refused when the disk is full, and nothing is lost by it',
    );
  if (freeBytes < WANTED_BYTES)
    return warning(said, 'make room: a load writes the new months before the old ones are removed');
  return ok(said);
}

/** The folder, or the nearest one above it that is there. */
function firstThatExists(place: string): string {
  return existsSync(place) || dirname(place) === place ? place : firstThatExists(dirname(place));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
