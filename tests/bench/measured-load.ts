// Runs a command of the loader as a person does, and tells what it took of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const GIGA = 2 ** 30;

export interface Measured {
  code: number | null;
  seconds: number;
  /** Largest sizes on disk meanwhile, in bytes. */
  peak: { spill: number; staging: number };
  usage: NodeJS.ResourceUsage;
}

export const gigabytes = (bytes: number) => `${(bytes / GIGA).toFixed(2)} GB`;

export const cpuSeconds = ({ userCPUTime, systemCPUTime }: NodeJS.ResourceUsage) =>
  (userCPUTime + systemCPUTime) / 1e6;

/** The data directory is `data` below the folder. The command tells what it used at its end. */
export async function measured(
  command: string,
  folder: string,
  options: readonly string[],
): Promise<Measured> {
  const start = performance.now();
  const dataDir = join(folder, 'data');
  const imports = ['--import', 'tsx', '--import', join(import.meta.dirname, 'tell-usage.ts')];
  const child = spawn(process.execPath, [...imports, join(ROOT, command), ...options], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const peak = { spill: 0, staging: 0 };
  const timer = setInterval(() => {
    const staging = join(dataDir, 'facts/staging');
    const spill = namesIn(staging).reduce((sum, name) => sum + sizeOf(join(staging, name, 'spill')), 0);
    peak.spill = Math.max(peak.spill, spill);
    peak.staging = Math.max(peak.staging, sizeOf(staging) - spill);
  }, 250);
  let told = '';
  child.stdio[3]?.on('data', (chunk) => (told += chunk));
  const [code] = await once(child, 'close');
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  return { code, seconds, peak, usage: JSON.parse(told || '{}') as NodeJS.ResourceUsage };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Of all files below; what goes meanwhile is nothing. */
export function sizeOf(path: string): number {
  try {
    const found = statSync(path);
    if (!found.isDirectory()) return found.size;
    return namesIn(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  } catch {
    return 0;
  }
}
