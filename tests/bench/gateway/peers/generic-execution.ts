// Plain Yoga over our schema, resolvers and REST client: documents executed as Yoga does by itself, @defer too, and no plugin.
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { readConfig } from '../../../../gateway/config.ts';
import { createContext } from '../../../../gateway/create-context.ts';
import { ProgressHub } from '../../../../gateway/domains/data/progress-hub.ts';
import { createLogger } from '../../../../gateway/logger.ts';
import { createMetrics } from '../../../../gateway/metrics.ts';
import { sharedLimiters } from '../../../../gateway/redis/shared-limiters.ts';
import { RequestTraces } from '../../../../gateway/request-traces.ts';
import { RestClient } from '../../../../gateway/rest/client.ts';
import { ReplyStore } from '../../../../gateway/rest/replies/reply-store.ts';
import { Transport } from '../../../../gateway/rest/transport/transport.ts';
import { createSchema } from '../../../../gateway/schema.ts';
import { openTracing } from '../../../../lib/node/tracing.ts';
import { listen } from '../../by-hand.ts';

const config = readConfig({ ...process.env, PUBLIC_URL: 'http://localhost' });
const metrics = createMetrics();
const log = createLogger('error');
const traces = new RequestTraces(await openTracing(false, 'bench'));
const client = new RestClient(config, new Transport(), metrics, log, traces);
const hub = new ProgressHub(client, sharedLimiters(null, config.userLimits).streams);
/** Tools have none. */
const sessions = { listOf: async () => [], endOne: async () => false };
const services = { client, replies: new ReplyStore(0, metrics, null) };

const yoga = createYoga({
  schema: createSchema(),
  context: ({ request }) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const caller = { token, requestId: crypto.randomUUID(), language: 'en' as const };
    const renewCaller = async () => caller;
    const signedIn = {
      caller,
      subject: '',
      isService: false,
      sessionId: null,
      pageCompany: null,
      renewCaller,
    };
    return createContext({ services, hub, sessions, publicUrl: 'http://localhost' }, signedIn);
  },
  logging: false,
  maskedErrors: false,
});

listen(createServer(yoga));
