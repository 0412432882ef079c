// Requests about connected sources; some build on a source that is saved right before.
import { saveSource } from '../../../../upstream/contract/data/sources.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { ask, type Caller } from '../rest.ts';

/** Its name leads nowhere, so nothing is reached. */
const source: RequestOf<typeof saveSource> = {
  ...{ sourceId: null, name: 'Sample', kind: 'S3', way: 'KEYS', layout: 'FILES', everyMinutes: 60 },
  ...{ allow: [], isPaused: true, version: null },
  fields: [
    { id: 'bucket', value: 'billing' },
    { id: 'endpoint', value: 'https://storage.invalid' },
    { id: 'accessKeyId', value: 'AKID' },
    { id: 'secretAccessKey', value: 'a secret' },
  ],
};

export const SOURCE_REQUESTS = {
  listSources: {},
  saveSource: source,
  testSource: source,
  runSource: { sourceId: 'none', isDry: true, allow: [] },
  removeSource: { sourceId: 'none', version: 1 },
  sourceRuns: { sourceId: 'none', page: 1, itemsPerPage: 20 },
};

const added = async (caller: Caller) => (await ask(caller, saveSource, source)).source;

export const PREPARED_SOURCES = {
  runSource: async (caller: Caller) => ({
    ...SOURCE_REQUESTS.runSource,
    sourceId: (await added(caller)).sourceId,
  }),
  removeSource: async (caller: Caller) => {
    const { sourceId, version } = await added(caller);
    return { sourceId, version };
  },
};
