// The call of what operators see of the cost store. Names of tables and reasons pass as they are, unknown ones too.
import { tableUse } from '../../../upstream/contract/operations/table-use.ts';
import type { CostStoreUsage } from '../../__generated__/graph-types.ts';
import type { RestLoader } from '../../rest/loader.ts';

export class CostStoreSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  /** Null for those who are not of the staff. */
  async usage(): Promise<CostStoreUsage | null> {
    const { usage } = await this.#loader.load(tableUse, { payload: {} });
    if (usage === null) return null;
    const { list: tables, ...counts } = usage;
    return { ...counts, tables };
  }
}
