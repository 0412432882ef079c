// Detects in a thread of its own, so that requests do not wait for the computation.
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { loaderOf } from '../../../../lib/node/programs/loader-of.ts';
import type { Detected, DetectTask } from './detect.ts';

const MAX_HEAP_MB = 512;

/** Rejects where the thread fails, or when the signal ends it. */
export function detectInThread(task: DetectTask, signal: AbortSignal): Promise<Detected> {
  const { dirname, filename } = import.meta;
  const module = join(dirname, `detect-worker${extname(filename)}`);
  const worker = new Worker(module, {
    workerData: task,
    execArgv: loaderOf(module),
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise((resolve, reject) => {
    const stop = () => {
      void worker.terminate();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    worker.once('message', (detected: Detected) => resolve(detected));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the thread that detects ended without an answer'));
    });
  });
}
