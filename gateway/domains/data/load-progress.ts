// The stream of load progress as one request may open it: its viewer is checked by the same rules as any other field.
import { codedError } from '../../errors.ts';
import type { Following, ProgressHub } from './progress-hub.ts';
import type { LoadsSource } from './source.ts';

type Stream = Awaited<ReturnType<ProgressHub['open']>>;

export class LoadProgressStreams {
  readonly #hub: ProgressHub;
  readonly #source: LoadsSource;
  readonly #check: Following['check'];

  constructor(hub: ProgressHub, source: LoadsSource, check: Following['check']) {
    this.#hub = hub;
    this.#source = source;
    this.#check = check;
  }

  /** Follows one load until it ends, or all of the company. Rejects with NOT_FOUND for a load that there is not. */
  async follow(id: string | null): Promise<Stream> {
    const only = id === null ? null : await this.#source.run(id);
    if (id !== null && only === null) throw codedError('NOT_FOUND', 'The company has no such load.');
    return this.#hub.open({ check: this.#check, only });
  }
}
