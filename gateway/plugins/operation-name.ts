// Tells the trace what is executed.
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestTraces } from '../request-traces.ts';
import type { ServerContext } from './server-context.ts';

export function operationName(traces: RequestTraces): Plugin<ServerContext> {
  return {
    onExecute({ args: { document, operationName: asked, contextValue } }) {
      traces.noteOperation(contextValue.caller.requestId, getOperationAST(document, asked));
    },
  };
}
