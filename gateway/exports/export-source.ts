// Files of cost analytics that the service makes: arguments are checked and renamed as for the screens.
import { firstOfMonth, lastOfMonth } from '../../lib/calendar/calendar.ts';
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import { isDetailColumn } from '../../lib/cost/detail-columns.ts';
import {
  cancelExport,
  costExport,
  emailExport,
  exportJobs,
  mailedFile,
} from '../../upstream/contract/cost-analytics/export.ts';
import type { ReplyOf, RequestOf } from '../../upstream/contract/endpoint.ts';
import type {
  CostAnalyticsQuery,
  CostDetailQuery,
  CostExportInput,
  CostExportJob,
  CostExportState,
  MailCostExportInput,
} from '../__generated__/graph-types.ts';
import { checkDetailDays } from '../domains/cost-analytics/arguments.ts';
import { detailRequest } from '../domains/cost-analytics/detail/detail-request.ts';
import type { AnalyticsScope } from '../domains/cost-analytics/scope.ts';
import { inputError } from '../errors.ts';
import { fromGlobalId, toGlobalId } from '../graph/global-id.ts';
import { orUserErrors } from '../graph/user-errors.ts';
import { isAmortized } from '../graph/wire-enums.ts';
import type { RestLoader } from '../rest/loader.ts';
import type { OpenFile } from '../rest/open-file.ts';
import { APPEARANCES, FILE_FORMATS } from './wire-words.ts';

type WireJob = ReplyOf<typeof exportJobs>['list'][number];
type WireRequest = Omit<RequestOf<typeof costExport>, 'withProgress'>;
type WireRows = Pick<
  WireRequest,
  'isAmortizedCost' | 'startDate' | 'endDate' | 'selectedVendors' | 'filters' | 'items'
>;

export class ExportSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  /** The billing rows, read as they come; in frames where how many are written is asked for, too. */
  async details(input: CostExportInput, withProgress: boolean): Promise<OpenFile> {
    return this.#loader.open(costExport, { ...(await this.#request(input)), withProgress });
  }

  /** The file that a mail links to. */
  mailed(jobId: string): Promise<OpenFile> {
    return this.#loader.open(mailedFile, { jobId });
  }

  async jobs(): Promise<CostExportJob[]> {
    const { list } = await this.#loader.load(exportJobs, {});
    return list.map(jobOf);
  }

  async mail({ export: input, key }: MailCostExportInput) {
    if (input.part !== 'DETAILS') throw inputError('export', 'details are sent by mail');
    const request = { ...(await this.#request(input)), idempotencyKey: key };
    const { result, userErrors } = await orUserErrors(this.#loader.write(emailExport, request, [exportJobs]));
    return { job: result && jobOf(result), userErrors };
  }

  async cancel(id: string) {
    const found = fromGlobalId(id);
    if (found?.type === 'CostExportJob')
      await this.#loader.write(cancelExport, { jobId: found.key }, [exportJobs]);
    return { jobs: await this.jobs(), userErrors: [] };
  }

  async #request({ query, of, columns, search, format, appearance }: CostExportInput): Promise<WireRequest> {
    const stray = columns?.find((column) => !isDetailColumn(column));
    if (stray !== undefined) throw inputError('columns', `there is no column '${stray}'`);
    if (Boolean(query) === Boolean(of)) throw inputError('query', 'details are of a query, or of one item');
    if (format === 'PARQUET' && appearance !== 'RAW')
      throw inputError('format', 'Parquet is for raw details alone');
    const rows = of ? await this.#rowsOfItem(of) : await this.#rowsOf(queryOf(query));
    return {
      ...rows,
      ...(columns && { columns: columns.filter(isDetailColumn) }),
      // Of a query it is looked for among the items of the summary.
      ...(of && search?.trim() && { search: search.trim() }),
      format: FILE_FORMATS[format],
      appearance: APPEARANCES[appearance],
    };
  }

  async #rowsOf(query: CostAnalyticsQuery): Promise<WireRows> {
    const [filters, selectedVendors, { range }] = await Promise.all([
      this.#scope.filters(query),
      this.#scope.vendors(query.vendors),
      this.#scope.range(query.range, 'month'),
    ]);
    return {
      isAmortizedCost: isAmortized(query.basis),
      startDate: range.start,
      endDate: range.end,
      selectedVendors,
      filters,
    };
  }

  async #rowsOfItem(of: CostDetailQuery): Promise<WireRows> {
    checkDetailDays(of);
    const {
      selectedVendor,
      detailFilters,
      alsoVendors = [],
      viewByItem,
      thenBy = [],
      ...wire
    } = detailRequest(of, await this.#scope.ofDetail(of));
    const { viewBy, tagKey, serviceGroupSetNm } = wire;
    const first = viewByItem === undefined ? [] : [{ viewBy, tagKey, serviceGroupSetNm, item: viewByItem }];
    return {
      isAmortizedCost: wire.isAmortizedCost,
      startDate: of.isMonthly ? firstOfMonth(of.date) : of.date,
      endDate: of.endDate ?? (of.isMonthly ? lastOfMonth(of.date) : of.date),
      selectedVendors: [selectedVendor, ...alsoVendors.map(({ vendor }) => vendor)],
      filters: {
        [VENDORS[selectedVendor].filterKey]: detailFilters,
        ...Object.fromEntries(alsoVendors.map(({ vendor, filters }) => [VENDORS[vendor].filterKey, filters])),
      },
      items: [...first, ...thenBy],
    };
  }
}

const STATES: Record<WireJob['state'], CostExportState> = {
  waiting: 'WAITING',
  running: 'RUNNING',
  mailed: 'MAILED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
};

function jobOf({ jobId, state, ...job }: WireJob): CostExportJob {
  return { ...job, id: toGlobalId('CostExportJob', jobId), state: STATES[state] };
}

/** Throws an input error where there is none. */
export function queryOf(query: CostAnalyticsQuery | null | undefined): CostAnalyticsQuery {
  if (query) return query;
  throw inputError('query', 'whose cost is asked for?');
}
