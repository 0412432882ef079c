// Vitest reporter: closes the run with one plain line, `N passed, N failed`.
import type { Reporter, TestModule } from 'vitest/node';

export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const brokenModules = modules.filter((module) => !module.ok() && module.errors().length > 0).length;
    const failed = states.filter((state) => state === 'failed').length + brokenModules + errors.length;
    const passed = states.filter((state) => state === 'passed').length;
    // After the summary of the default reporter, which is printed when this hook has run.
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
