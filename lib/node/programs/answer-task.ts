// What the process of a task does with it: takes one message, the task, answers with one, the outcome, and ends.

/**
 * `outcomeOf` must not reject. The process ends at once when the service that started it is gone: a task is all or
 * nothing, so what was cut off has changed nothing.
 */
export function answerTask<Task, Outcome>(outcomeOf: (task: Task) => Promise<Outcome>): void {
  process.umask(0o077);
  process.on('disconnect', () => process.exit(1));
  process.once('message', (task: Task) => {
    void outcomeOf(task).then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
}
