// Vitest reporter: names the tests that passed at their second try only, says what the first one met, and closes the
// run with one plain line, `N passed, N failed`.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map(firstTry);
    const brokenModules = modules.filter((module) => !module.ok() && module.errors().length > 0).length;
    const failed = states.filter((state) => state === 'failed').length + brokenModules + errors.length;
    const passed = states.filter((state) => state === 'passed').length;
    // After the summary of the default reporter, which is printed when this hook has run.
    process.once('exit', () => {
      for (const lines of flaky) process.stdout.write(`passed at the second try: ${lines}\n`);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
    });
  }
}

/** The test's name, and below it each error of its first try with the place in the test. */
function firstTry(test: TestCase): string {
  const errors = (test.result().errors ?? []).map(({ message, stacks }) => {
    const place = stacks?.map(({ file, line }) => `${file}:${line}`).join(' ') ?? '';
    return `  ${message.replaceAll('\n', '\n  ')}\n  ${place}`;
  });
  return [test.fullName, ...errors].join('\n');
}
