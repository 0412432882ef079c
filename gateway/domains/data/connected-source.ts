// Calls of the platform about connected sources.
import {
  listSources,
  removeSource,
  runSource,
  saveSource,
  sourceRuns,
  testSource,
} from '../../../upstream/contract/data/sources.ts';
import type {
  DataSources,
  RemoveDataSourceInput,
  RunDataSourceInput,
  SaveDataSourceInput,
  TestDataSourceInput,
} from '../../__generated__/graph-types.ts';
import { type PageArguments, toConnection } from '../../graph/connection.ts';
import { orUserErrors } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { wireAnswer } from './plan-shapes.ts';
import { dataSourceOf, sourceRunOf, trialOf } from './source-shapes.ts';

export class ConnectedSources {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async all(): Promise<DataSources> {
    const { list, externalId } = await this.#loader.load(listSources, {});
    return { externalId, list: list.map(dataSourceOf) };
  }

  async runs({ id: sourceId, page, itemsPerPage }: PageArguments & { id: string }) {
    const { list, totalCount } = await this.#loader.load(sourceRuns, { sourceId, page, itemsPerPage });
    return toConnection(list.map(sourceRunOf), totalCount, { page, itemsPerPage });
  }

  async save({ id, version, allow, ...input }: SaveDataSourceInput) {
    const sourceId = id ?? null;
    const request = { ...input, sourceId, version: version ?? null, allow: allow.map(wireAnswer) };
    const { result, userErrors } = await orUserErrors(this.#loader.write(saveSource, request, [listSources]));
    return { source: result && dataSourceOf(result.source), userErrors };
  }

  async test({ id, ...input }: TestDataSourceInput) {
    const sourceId = id ?? null;
    const request = {
      ...{ ...input, sourceId, name: 'trial', layout: 'MANIFESTS' as const, allow: [] },
      ...{ everyMinutes: 60, isPaused: false },
    };
    const { result, userErrors } = await orUserErrors(this.#loader.write(testSource, request, []));
    return { trial: result && trialOf(result), userErrors };
  }

  async run({ id: sourceId, isDry, allow }: RunDataSourceInput) {
    const request = { sourceId, isDry, allow: allow.map(wireAnswer) };
    const { result, userErrors } = await orUserErrors(this.#loader.write(runSource, request, [listSources]));
    return { run: result && sourceRunOf(result.run), userErrors };
  }

  async remove({ id: sourceId, version }: RemoveDataSourceInput) {
    const request = { sourceId, version };
    const { userErrors } = await orUserErrors(this.#loader.write(removeSource, request, [listSources]));
    return { userErrors };
  }
}
