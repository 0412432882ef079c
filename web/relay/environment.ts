// The Relay store of the page: answers stay good for some minutes, so that going back is instant.
import { commitLocalUpdate, Environment, type Network, RecordSource, Store } from 'relay-runtime';
import { type NormalizingEnvironment, normalizeWithModules } from './module-parts.ts';
import { operationLoader } from './modules.ts';
import { network } from './network.ts';

const ANSWERS_GOOD_MS = 5 * 60_000;
const KEPT_QUERIES = 20;

/** An environment of its own store over a network. */
export function createEnvironment(over: ReturnType<typeof Network.create>): Environment {
  const settings: NormalizingEnvironment = {
    network: over,
    operationLoader,
    normalizeResponse: normalizeWithModules(),
    store: new Store(new RecordSource(), {
      operationLoader,
      gcReleaseBufferSize: KEPT_QUERIES,
      queryCacheExpirationTime: ANSWERS_GOOD_MS,
    }),
  };
  return new Environment(settings);
}

export const environment = createEnvironment(network);

/** Makes every next query ask the gateway again; what is on the screen stays until then. */
export function forgetAnswers(): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
