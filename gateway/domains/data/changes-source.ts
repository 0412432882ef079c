// Calls of the platform about what was done to the data: its history, removal, retention, and taking a change back.
import {
  dataChangeReport,
  dataChanges,
  MAX_CHANGE_REPORTS,
  removeData,
  revertDataChange,
  storedData,
} from '../../../upstream/contract/data/changes.ts';
import { retentionPreview, saveRetention } from '../../../upstream/contract/data/retention.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  DataChangeReport,
  RemoveDataInput,
  RetentionPreview,
  RevertDataChangeInput,
  SaveDataRetentionInput,
  StoredData,
  ViewerDataChangesArgs,
  ViewerStoredDataArgs,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { toConnection } from '../../graph/connection.ts';
import { fromGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { type BatchedRead, rowOfKeys } from '../../rest/replies/batched-read.ts';
import type { ViewerContext } from '../../viewer.ts';
import {
  changeReportOf,
  type DataChangeParent,
  dataChangeOf,
  retentionPreviewOf,
  storedDataOf,
  wireScope,
} from './change-shapes.ts';

type ReportedChange = ReplyOf<typeof dataChangeReport>['list'][number];

const REPORTS: BatchedRead<typeof dataChangeReport, string, ReportedChange | null> = {
  endpoint: dataChangeReport,
  maxKeys: MAX_CHANGE_REPORTS,
  request: (changeIds) => ({ changeIds: [...changeIds] }),
  values: ({ list }, changeIds) => rowOfKeys(changeIds, list, ({ change }) => change.changeId),
};

export class DataChangesSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async stored({ scope }: ViewerStoredDataArgs): Promise<StoredData> {
    return storedDataOf(await this.#loader.load(storedData, { scope: wireScope(scope) }));
  }

  async changes({ page, itemsPerPage, scope }: ViewerDataChangesArgs) {
    const request = { page, itemsPerPage, scope: wireScope(scope) };
    const { list, totalCount } = await this.#loader.load(dataChanges, request);
    return toConnection(list.map(dataChangeOf), totalCount, { page, itemsPerPage });
  }

  /** Throws an input error for what is no id of a change; null for a change that the company does not have. */
  async change(id: string): Promise<DataChangeParent | null> {
    const key = keyOf(id);
    if (key === null) throw inputError('id', 'id is not the id of a change');
    const reported = await this.#loader.loadKey(REPORTS, key);
    return reported && dataChangeOf(reported.change);
  }

  /** The change of a global id; null when there is none that the viewer may see. */
  async node(id: string): Promise<DataChangeParent | null> {
    return (await this.#viewer.hasMenu('DATA', 'EDIT')) ? this.change(id) : null;
  }

  async report({ key }: DataChangeParent): Promise<DataChangeReport | null> {
    const reported = await this.#loader.loadKey(REPORTS, key);
    return reported && changeReportOf(reported);
  }

  async remove({ scope, confirmation }: RemoveDataInput) {
    const request = { scope: wireScope(scope), confirmation };
    const { result, userErrors } = await orUserErrors(this.#loader.write(removeData, request, 'everything'));
    return { userErrors, change: result && dataChangeOf(result.change) };
  }

  async retentionPreview(keptMonths: number): Promise<RetentionPreview> {
    return retentionPreviewOf(await this.#loader.load(retentionPreview, { keptMonths }));
  }

  async saveRetention({ keptMonths, confirmation }: SaveDataRetentionInput) {
    const request = { keptMonths: keptMonths ?? null, confirmation };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(saveRetention, request, 'everything'),
    );
    return { userErrors, change: result?.change ? dataChangeOf(result.change) : null };
  }

  async revert({ id, confirmation }: RevertDataChangeInput) {
    const changeId = keyOf(id);
    if (changeId === null)
      return { userErrors: [userError('UNKNOWN_DATA_CHANGE', 'id', 'no id of a change')] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(revertDataChange, { changeId, confirmation }, 'everything'),
    );
    return { userErrors, change: result && dataChangeOf(result.change) };
  }
}

function keyOf(id: string): string | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === 'DataChange' ? parsed.key : null;
}
