// A task in a process of its own with a lower priority: what it costs there, in memory or in time, the service that started
// it does not feel. The module takes one message, the task, and answers with one, the outcome.
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { loaderOf } from './loader-of.ts';

export interface TaskProcess<Outcome> {
  /** Path of the module, as that of this one is: `.ts` in a checkout, `.js` where it was built. */
  module: string;
  maxHeapMb: number;
  /** Of the scheduler: the higher, the later. */
  priority: number;
  /** Ends it. */
  signal: AbortSignal;
  /** Of a process that ended without a word. */
  failed: (message: string) => Outcome;
}

/** Does not reject: a process that fails or is ended has the outcome that `failed` makes. */
export function taskInProcess<Task extends object, Outcome>(
  task: Task,
  { module, maxHeapMb, priority, signal, failed }: TaskProcess<Outcome>,
): Promise<Outcome> {
  const child = fork(module, [], {
    execArgv: [...loaderOf(module), `--max-old-space-size=${maxHeapMb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid, priority);
  return new Promise((resolve) => {
    let outcome = failed('it ended without a word');
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    child.on('message', (message: Outcome) => {
      outcome = message;
    });
    child.on('error', (error) => {
      outcome = failed(error.message);
      if (child.pid === undefined) resolve(outcome);
    });
    child.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    });
    child.send(task, () => undefined);
  });
}

function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // It ended already, or this system does not know priorities.
  }
}
