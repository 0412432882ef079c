// Equal statements are run once, as long as somebody waits for them or their lines are kept.
import { expect, test } from 'vitest';
import type { ResultRow, Statement } from '../../../../upstream/stores/facts/compile/statement.ts';
import type { RunOptions } from '../../../../upstream/stores/facts/fact-engine.ts';
import { SharedRuns } from '../../../../upstream/stores/facts/shared-runs.ts';

const statementOf = (value: string, sql = 'SELECT $p0'): Statement => ({
  sql,
  parameters: { p0: { type: 'text', value } },
});

/** An engine that answers when it is told to. */
function engineOf(lines: ResultRow[] = [{ a: 1 }]) {
  const begun: { signal: AbortSignal | undefined; answer: () => void; fail: (error: Error) => void }[] = [];
  const run = (_statement: Statement, { signal }: RunOptions = {}) =>
    new Promise<ResultRow[]>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      begun.push({ signal, answer: () => resolve(lines), fail: reject });
    });
  return { begun, run };
}

test('equal statements of one moment are run once, and others apart', async () => {
  const engine = engineOf();
  const runs = new SharedRuns(engine);
  const asked = [statementOf('x'), statementOf('x'), statementOf('y'), statementOf('x', 'SELECT $p0 AS a')];
  const answers = asked.map((statement) => runs.run(statement, {}));
  expect(engine.begun).toHaveLength(3);
  for (const { answer } of engine.begun) answer();
  expect((await Promise.all(answers)).map(({ isShared }) => isShared)).toEqual([false, true, false, false]);
});

test('lines are kept, the least used of them as long as there is room', async () => {
  const engine = engineOf([{ a: 1, b: 2 }]);
  const runs = new SharedRuns(engine, 6);
  const ask = async (value: string) => {
    const run = runs.run(statementOf(value), {});
    engine.begun.at(-1)?.answer();
    return (await run).isShared;
  };
  expect([await ask('x'), await ask('y'), await ask('x'), await ask('z')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  // Three values an answer: there is room for two.
  expect([await ask('x'), await ask('y')]).toEqual([true, false]);
});

test('a failure is told to all who wait, and not kept', async () => {
  const engine = engineOf();
  const runs = new SharedRuns(engine);
  const both = [runs.run(statementOf('x'), {}), runs.run(statementOf('x'), {})];
  engine.begun[0]?.fail(new Error('no file'));
  for (const each of both) await expect(each).rejects.toThrow('no file');
  const again = runs.run(statementOf('x'), {});
  engine.begun[1]?.answer();
  expect(await again).toEqual({ lines: [{ a: 1 }], isShared: false });
});

test('who leaves ends his own question, and the last one the statement', async () => {
  const engine = engineOf();
  const runs = new SharedRuns(engine);
  const [one, other] = [new AbortController(), new AbortController()];
  const first = runs.run(statementOf('x'), { signal: one.signal });
  const second = runs.run(statementOf('x'), { signal: other.signal });
  one.abort(new Error('first is gone'));
  await expect(first).rejects.toThrow('first is gone');
  expect(engine.begun[0]?.signal?.aborted).toBe(false);
  other.abort(new Error('second is gone'));
  await expect(second).rejects.toThrow('second is gone');
  expect(engine.begun[0]?.signal?.aborted).toBe(true);
  await expect(runs.run(statementOf('x'), { signal: one.signal })).rejects.toThrow('first is gone');
  expect(engine.begun).toHaveLength(1);
});

test('nothing is kept or shared where each question is to be asked by itself', async () => {
  const engine = engineOf();
  const runs = new SharedRuns(engine, 0);
  const both = [runs.run(statementOf('x'), {}), runs.run(statementOf('x'), {})];
  for (const { answer } of engine.begun) answer();
  expect((await Promise.all(both)).map(({ isShared }) => isShared)).toEqual([false, false]);
});
