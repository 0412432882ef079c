// /graphql of the node server: Yoga answers, without another server between.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { YogaServerInstance } from 'graphql-yoga';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { HttpContext } from '../plugins/graphql-context.ts';
import { connectionOf } from './requests/client-connection.ts';
import { headOf } from './requests/request-head.ts';
import { requestIdOf } from './requests/request-id.ts';
import { noteAnswer } from './responses/answered.ts';
import { unexpectedResponse } from './responses/error-response.ts';
import { answerHeaders } from './responses/security-headers.ts';
import { sendResponse } from './responses/send-response.ts';

export interface GraphqlListenerParts {
  yoga: Pick<YogaServerInstance<HttpContext, object>, 'handleNodeRequestAndResponse'>;
  publicUrl: string;
  trustProxy: readonly string[];
  metrics: Metrics;
  log: Logger;
}

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export function graphqlListener(parts: GraphqlListenerParts): Listener {
  const { yoga, log } = parts;
  const always = answerHeaders(parts.publicUrl);
  return (incoming, outgoing) => void answer(incoming, outgoing);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const start = performance.now();
    const head = headOf(incoming, outgoing);
    const requestId = requestIdOf(head);
    const connection = connectionOf(head, incoming.socket.remoteAddress, parts);
    const onEnd = (ended: () => void) => void outgoing.once('close', ended);
    const context: HttpContext = { requestId, connection, onEnd, incoming, head };
    try {
      const response = await yoga.handleNodeRequestAndResponse(incoming, outgoing, context);
      await send(response);
    } catch (error) {
      const response = unexpectedResponse(head, error, { requestId, log });
      if (outgoing.headersSent) outgoing.destroy();
      else await send(response);
    }

    function send(response: Response): Promise<void> {
      if (outgoing.destroyed) return Promise.resolve();
      const sent = sendResponse(response, outgoing, { ...always, 'x-request-id': requestId });
      const { statusCode: status } = outgoing;
      noteAnswer({ requestId, method: head.method, path: '/graphql', status, start }, parts);
      return sent;
    }
  }
}
