// Calls of the platform about loads: what was loaded, what goes on, and how whole the data are.
import { dataState, loadRunReport, loadRuns, MAX_REPORTS } from '../../../upstream/contract/data/loads.ts';
import { uploadLoad, uploadPart } from '../../../upstream/contract/data/uploads.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  AddUploadPartInput,
  AddUploadPartPayload,
  DataState,
  LoadReport,
  LoadUploadInput,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { type PageArguments, toConnection } from '../../graph/connection.ts';
import { fromGlobalId } from '../../graph/global-id.ts';
import { orUserErrors } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { type BatchedRead, rowOfKeys } from '../../rest/replies/batched-read.ts';
import type { ViewerContext } from '../../viewer.ts';
import { wireAnswer } from './plan-shapes.ts';
import { dataStateOf, type LoadRunParent, loadRunOf, reportOf } from './shapes.ts';

type ReportedRun = ReplyOf<typeof loadRunReport>['list'][number];

const REPORTS: BatchedRead<typeof loadRunReport, string, ReportedRun | null> = {
  endpoint: loadRunReport,
  maxKeys: MAX_REPORTS,
  request: (runIds) => ({ runIds: [...runIds] }),
  values: ({ list }, runIds) => rowOfKeys(runIds, list, ({ run }) => run.runId),
};

export class LoadsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async runs({ page, itemsPerPage }: PageArguments) {
    const { list, totalCount } = await this.#loader.load(loadRuns, { page, itemsPerPage });
    return toConnection(list.map(loadRunOf), totalCount, { page, itemsPerPage });
  }

  /** Throws an input error for what is no id of a load; null for a load that the company does not have. */
  async run(id: string): Promise<LoadRunParent | null> {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'LoadRun') throw inputError('id', 'id is not the id of a load');
    const reported = await this.#loader.loadKey(REPORTS, parsed.key);
    return reported && loadRunOf(reported.run);
  }

  /** The load of a global id; null when there is none that the viewer may see. */
  async node(id: string): Promise<LoadRunParent | null> {
    return (await this.#viewer.hasMenu('DATA', 'EDIT')) ? this.run(id) : null;
  }

  /** Null for a load that has no report: there is no call. */
  async report({ key, state }: LoadRunParent): Promise<LoadReport | null> {
    if (state === 'RUNNING' || state === 'FAILED' || state === 'INTERRUPTED') return null;
    const reported = await this.#loader.loadKey(REPORTS, key);
    return reported?.report ? reportOf(reported.report) : null;
  }

  async addUploadPart(input: AddUploadPartInput): Promise<AddUploadPartPayload> {
    const { result, userErrors } = await orUserErrors(this.#loader.write(uploadPart, { ...input }, []));
    return { size: result?.size ?? null, userErrors };
  }

  /** Begins a load of uploaded files, or its plan alone. */
  async loadUpload({ upload, allow, isPlanOnly }: LoadUploadInput) {
    const request = { upload, allow: allow.map(wireAnswer), isPlanOnly };
    const { result, userErrors } = await orUserErrors(this.#loader.write(uploadLoad, request, [loadRuns]));
    return { load: result && loadRunOf(result.run), userErrors };
  }

  async dataState(): Promise<DataState> {
    return dataStateOf(await this.#loader.load(dataState, {}));
  }
}
