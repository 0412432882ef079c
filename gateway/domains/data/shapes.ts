// Loads and the state of data as the wire tells them, in the words of the graph.
import type { dataState, loadActivity, loadRunReport } from '../../../upstream/contract/data/loads.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  CurrencyData,
  DataState,
  LoadedFile,
  LoadOrigin,
  LoadReport,
  LoadRun,
  LoadState,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { memoizeByIdentity } from '../../graph/memoize-by-identity.ts';
import { vendorOf } from '../../graph/wire-enums.ts';
import { firstDay, listedVendor, planOf } from './plan-shapes.ts';

export type WireRun = ReplyOf<typeof loadActivity>['list'][number];
type WireReport = NonNullable<ReplyOf<typeof loadRunReport>['list'][number]['report']>;
type WireState = ReplyOf<typeof dataState>;

/** A load without its report, which is another call; `key` is its id on the wire. */
export type LoadRunParent = Omit<LoadRun, 'report'> & { __typename: 'LoadRun'; key: string };

const ORIGINS: Record<WireRun['origin'], LoadOrigin> = {
  command: 'COMMAND',
  inbox: 'INBOX',
  upload: 'UPLOAD',
  source: 'SOURCE',
  demo: 'DEMO',
};
const STATES: Record<WireRun['state'], LoadState> = {
  running: 'RUNNING',
  loaded: 'LOADED',
  unchanged: 'UNCHANGED',
  planned: 'PLANNED',
  refused: 'REFUSED',
  failed: 'FAILED',
  interrupted: 'INTERRUPTED',
};

export const loadRunOf = memoizeByIdentity(readRun);

function readRun(run: WireRun): LoadRunParent {
  // Member by member: a page has two hundred, and the rest of an object takes ten times as long to copy.
  return {
    __typename: 'LoadRun',
    id: toGlobalId('LoadRun', run.runId),
    key: run.runId,
    origin: ORIGINS[run.origin],
    startedBy: run.startedBy,
    source: run.source,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    state: STATES[run.state],
    progress: run.progress,
    fileCount: run.fileCount,
    rowsLoaded: run.rowsLoaded,
    rowsRejected: run.rowsRejected,
    monthsShrunk: run.monthsShrunk,
    changeId: run.changeId === null ? null : toGlobalId('DataChange', run.changeId),
    fault: run.fault,
  };
}

export const reportOf = memoizeByIdentity(readReport);

function readReport({ files, replaced, plan, ...counts }: WireReport): LoadReport {
  return {
    ...counts,
    plan: planOf(plan),
    files: files.map(fileOf),
    replaced: replaced.map(({ vendor, month, ...one }) => ({
      ...one,
      vendor: listedVendor(vendor),
      month: firstDay(month),
      isShrunk: one.rowsNow < one.rowsBefore,
    })),
  };
}

function fileOf(file: WireReport['files'][number]): LoadedFile {
  return {
    name: file.name,
    format: file.format,
    layout: file.layout,
    rowsRead: file.rowsRead,
    rowsLoaded: file.rowsLoaded,
    rowsRejected: file.rowsRejected,
    rejected: file.rejected,
    unchanged: file.unchanged,
    notes: file.notes,
    check: file.check ?? null,
    totals: file.totals.map(({ vendor, month, billed, effective, ...total }) => ({
      ...total,
      vendor: listedVendor(vendor),
      month: firstDay(month),
      billed: Number(billed),
      effective: Number(effective),
    })),
  };
}

export function dataStateOf({ vendors, unlisted }: WireState): DataState {
  return {
    unlistedRows: unlisted.reduce((sum, { rowCount }) => sum + rowCount, 0),
    vendors: vendors.map((data) => ({
      vendor: vendorOf(data.vendor),
      dataThrough: data.maxDatetime,
      completeThrough: data.completeThrough,
      firstDate: data.firstDate,
      rowCount: data.rowCount,
      loadCount: data.loadCount,
      lastLoadedAt: data.lastLoadedAt,
      monthCount: data.monthCount,
      missingMonths: data.missingMonths.map(firstDay),
      roundedMonths: data.monthsOfRoundedEffectiveCost.map(firstDay),
      isCounted: data.isCounted,
      currencies: data.currencies.map(currencyOf),
    })),
  };
}

function currencyOf({ billed, ...data }: WireState['vendors'][number]['currencies'][number]): CurrencyData {
  return { ...data, billed: Number(billed) };
}
