// A Relay environment whose requests are answered by the test.
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime';

interface OpenRequest {
  name: string;
  variables: Variables;
  /** The one answer of a question. */
  answer: (response: GraphQLResponse) => void;
  /** An event of a subscription, which goes on. */
  push: (response: GraphQLResponse) => void;
  fail: (error: Error) => void;
}

interface AnsweredEnvironment {
  environment: Environment;
  /** The newest request without an answer, of those that are wanted. Throws where there is none. */
  last: (isWanted?: (request: OpenRequest) => boolean) => OpenRequest;
  /** How many requests wait for an answer; those that were aborted do not. */
  waiting: () => number;
}

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

export function answeredEnvironment(): AnsweredEnvironment {
  const open = new Map<Sink, OpenRequest>();
  const ask = ({ name }: RequestParameters, variables: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      open.set(sink, {
        name,
        variables,
        answer: (response) => {
          sink.next(response);
          sink.complete();
        },
        push: (response) => sink.next(response),
        fail: (error) => sink.error(error),
      });
      return () => void open.delete(sink);
    });
  const network = Network.create(ask, ask);
  return {
    environment: new Environment({ network, store: new Store(new RecordSource()) }),
    last: (isWanted = () => true) => {
      const request = [...open.values()].findLast(isWanted);
      if (!request) throw new Error('no request waits for an answer');
      return request;
    },
    waiting: () => open.size,
  };
}
