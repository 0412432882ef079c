// Connected sources in the words of the graph.
import type { listSources, sourceRuns, testSource } from '../../../upstream/contract/data/sources.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  DataSource,
  DataSourceFault,
  DataSourceRun,
  DataSourceState,
  DataSourceTrial,
  LoadAnswer,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { firstDay, graphAnswer } from './plan-shapes.ts';

type WireSource = ReplyOf<typeof listSources>['list'][number];
type WireRun = ReplyOf<typeof sourceRuns>['list'][number];
type WireMonth = WireRun['months'][number];

const stateOf = (state: WireRun['state']) => state.toUpperCase() as DataSourceState;
const monthOf = (month: string) => (month === '' ? null : firstDay(month));

export function dataSourceOf({ sourceId, lastRun, months, allow, ...source }: WireSource): DataSource {
  return {
    ...source,
    id: sourceId,
    allow: allow.map((answer): LoadAnswer => graphAnswer(answer)),
    lastRun: lastRun && sourceRunOf(lastRun),
    months: months.map(({ month, state, fileCount, seenAt, signature }) => ({
      ...{ fileCount, seenAt, signature },
      month: monthOf(month),
      state: stateOf(state),
    })),
  };
}

export function sourceRunOf({ runId, state, fault, months, ...run }: WireRun): DataSourceRun {
  return {
    ...run,
    id: runId,
    state: stateOf(state),
    fault: faultOf(fault),
    months: months.map((each) => ({
      ...{ bytes: each.bytes, fileCount: each.fileCount },
      fault: faultOf(each.fault),
      loadId: each.loadRunId === null ? null : toGlobalId('LoadRun', each.loadRunId),
      month: monthOf(each.month),
      state: stateOf(each.state),
    })),
  };
}

export function trialOf({ fault, ...trial }: ReplyOf<typeof testSource>): DataSourceTrial {
  return { ...trial, fault: faultOf(fault) };
}

function faultOf(fault: WireMonth['fault']): DataSourceFault | null {
  return fault;
}
