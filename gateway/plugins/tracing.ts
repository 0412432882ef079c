// Tells the trace of the request what is executed.
import type { Plugin } from 'graphql-yoga';
import type { CompiledExecutor } from '../execution/executor.ts';
import type { RequestTraces } from '../request-traces.ts';
import type { GraphqlContext } from './graphql-context.ts';

export function tracing(traces: RequestTraces, executor: CompiledExecutor): Plugin<GraphqlContext> {
  return {
    onExecute({ args }) {
      traces.noteOperation(args.contextValue.requestId, executor.operationOf(args)?.node);
    },
  };
}
