// The tables of the facts that the request at hand was answered from, for its line in the log.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnswerSource } from '../stores/facts/answers/answered.ts';

export class RequestTables {
  readonly #around = new AsyncLocalStorage<Set<string>>();

  /** Such as `daily DIMENSION usageType`, each once; undefined where none was asked. */
  async within(work: () => Promise<unknown>): Promise<string[] | undefined> {
    const tables = new Set<string>();
    await this.#around.run(tables, work);
    return tables.size === 0 ? undefined : [...tables];
  }

  /** Of no request where a job asks. */
  add({ table, reason: { code, subject } }: Pick<AnswerSource, 'table' | 'reason'>): void {
    this.#around.getStore()?.add([table, code, subject].filter(Boolean).join(' '));
  }
}
