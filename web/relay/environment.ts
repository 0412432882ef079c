// The Relay store of the page: answers stay good for some minutes, so that going back is instant.
import { commitLocalUpdate, Environment, RecordSource, Store } from 'relay-runtime';
import { network } from './network.ts';

const ANSWERS_GOOD_MS = 5 * 60_000;
const KEPT_QUERIES = 20;

export const environment = new Environment({
  network,
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: KEPT_QUERIES,
    queryCacheExpirationTime: ANSWERS_GOOD_MS,
  }),
});

/** Makes every next query ask the gateway again; what is on the screen stays until then. */
export function forgetAnswers(): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
