// `execute` and `subscribe` as graphql-js has them, by operations that are compiled once for each document.
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
} from 'graphql';
import { isAsyncIterable, mapAsyncIterator } from 'graphql-yoga';
import { CompiledOperation, type IncrementalParts, type Result } from './compiled-operation.ts';

type OperationOfDocument = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName'>;

/** Documents must be valid. A compiled operation lives as long as its document does. */
export class CompiledExecutor {
  readonly #documents = new WeakMap<DocumentNode, Map<string | null, CompiledOperation>>();

  readonly execute = (
    args: ExecutionArgs,
  ): Result | IncrementalParts | Promise<Result | IncrementalParts> => {
    const { variableValues, contextValue, rootValue } = args;
    const operation = this.operationOf(args);
    if (operation === null) return { errors: [new GraphQLError('Must provide an operation.')] };
    return operation.execute({ variables: variableValues ?? {}, context: contextValue, rootValue });
  };

  /** Rejects nothing: what fails before the first event is a result. */
  readonly subscribe = async (args: ExecutionArgs): Promise<Result | AsyncIterableIterator<Result>> => {
    const source = await createSourceEventStream(args);
    if (!isAsyncIterable(source)) return source;
    // Deferred fragments are not valid in a subscription.
    return mapAsyncIterator(source, (event) => this.execute({ ...args, rootValue: event }) as Result);
  };

  /** Null where the document has no such operation, or several and no name. */
  operationOf({ schema, document, operationName }: OperationOfDocument): CompiledOperation | null {
    const name = operationName ?? null;
    const operations = this.#documents.get(document) ?? new Map<string | null, CompiledOperation>();
    const known = operations.get(name);
    if (known) return known;
    const node = getOperationAST(document, name);
    if (!node) return null;
    const operation = new CompiledOperation(schema, document, node);
    this.#documents.set(document, operations.set(name, operation));
    return operation;
  }
}
