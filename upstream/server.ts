// The upstream program as a value: opens the stores, listens, and serves REST services and OpenID provider.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { browsedUrl, dialedUrl } from '../lib/node/addresses.ts';
import { listenFault } from '../lib/node/start-fault.ts';
import { openTracing } from '../lib/node/tracing.ts';
import { ComingCompany } from '../tools/demo/coming-company.ts';
import { loadDemo } from '../tools/demo/demo.ts';
import { createApp } from './app.ts';
import type { UpstreamConfig } from './config.ts';
import { seedPlatform } from './domains/platform/seed-platform.ts';
import { deleteExpiredRecords } from './identity/provider/adapter.ts';
import { providerKeys } from './identity/provider/keys.ts';
import { REALM_PATH } from './identity/provider/realm.ts';
import { followDemoPassword, seedAccounts, toolsClient } from './identity/seed/seed.ts';
import { removeAllLapsed } from './ingest/changes/retain-data.ts';
import { countNewParts } from './ingest/load/partition-quality.ts';
import { upgradeFacts } from './ingest/load/upgrade-facts.ts';
import { loadingServices } from './loading-services.ts';
import { mailServices } from './mail-services.ts';
import { createMetrics } from './metrics.ts';
import type { EndpointCall } from './rest/app-types.ts';
import { CallCounter } from './rest/call-counter.ts';
import { closeServer } from './rest/close-server.ts';
import type { Readiness } from './rest/operations.ts';
import { RequestSpans } from './rest/request-span.ts';
import { RequestTables } from './rest/request-tables.ts';
import { secretKey } from './secret-key.ts';
import type { Documents } from './stores/documents/database.ts';
import { dropAttachments } from './stores/documents/mails/mails.ts';
import { openDocuments } from './stores/documents/open-documents.ts';
import { deleteEndedTokens } from './stores/documents/people/access-tokens.ts';
import type { Answered } from './stores/facts/answers/answered.ts';
import type { FactSink } from './stores/facts/fact-sink.ts';
import { openFacts } from './stores/facts/open-facts.ts';
import { TableUsage } from './stores/facts/table-usage.ts';
import { tracedFacts } from './stores/facts/traced-facts.ts';

const CLEANING_INTERVAL_MS = 60 * 60 * 1000;
/** Slow senders are cut off; idle connections outlive those of a gateway's pool. */
const SERVER_OPTIONS = { headersTimeout: 15_000, requestTimeout: 20_000, keepAliveTimeout: 75_000 };

export interface UpstreamOptions {
  logger?: Logger;
  onCall?: (call: EndpointCall) => void;
  onProgress?: (text: string) => void;
}

export interface Upstream {
  /** Address of the REST services. */
  url: string;
  issuer: string;
  /** Settled when the data of the demo's real companies are loaded, or could not be. */
  ready: Promise<Ready>;
  /** Answers a request without the socket; the provider's routes need the socket. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Endpoints that were called with a request id, in their order. */
  callsOf: (requestId: string) => readonly string[];
  /** Stops taking work, finishes what is in flight, and closes the stores. */
  close: () => Promise<void>;
}

export interface Ready {
  /** Names of the demo's companies whose data are being made now, which takes minutes. */
  coming: readonly string[];
}

/** Listens at once; the demo's data are loaded behind it, and `/readiness` says how far. */
export async function createUpstream(
  config: UpstreamConfig,
  { logger = pino({ level: config.logLevel }), onCall, onProgress }: UpstreamOptions = {},
): Promise<Upstream> {
  const documents = await openDocuments(config.dataDir, config.databaseUrl);
  await upgradeFacts({
    documents,
    dataDir: config.dataDir,
    onProgress: (done, total) => onProgress?.(`bringing older data up to date (${done} of ${total})`),
  });
  const { onAnswered, ...figures } = observation(logger);
  const { store, sink } = await openFacts({ ...config, documents, onAnswered });
  const spans = new RequestSpans(await openTracing(config.isTraced, 'skyledger-upstream'));
  const facts = tracedFacts(store, spans);
  await deleteExpiredRecords(documents);
  await dropAttachments(documents, { before: new Date() });
  await followDemoPassword(documents, config.demoPassword);
  const keys = await providerKeys(documents);
  const tools = toolsClient(config.dataDir);
  const sealingKey = secretKey(config.secretKey, config.dataDir);
  const counter = new CallCounter();
  const readiness: Readiness = { isReady: false, progress: 'starting' };

  const server = createServer(SERVER_OPTIONS);
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFault(error, config.host, config.port, 'UPSTREAM_PORT');
  });
  const { port } = server.address() as AddressInfo;
  const ownIssuer = `${config.upstreamPublicUrl ?? browsedUrl(config.host, port)}${REALM_PATH}`;
  const issuer = config.oidc?.issuer ?? ownIssuer;
  const mail = mailServices({ config, issuer, documents, facts, sink, keys, sealingKey, logger });
  const loading = await loadingServices({ config, stores: mail.stores, sealingKey, logger });
  const app = createApp({
    config,
    logger,
    issuer,
    stores: mail.stores,
    billTools: mail.billTools,
    invoiceMail: mail.invoiceMail,
    dashboardMail: mail.dashboardMail,
    notifications: mail.notifications,
    loads: loading,
    ...{ keys, tools, spans, ...figures },
    readiness: () => readiness,
    onCall: (call) => {
      counter.add(call);
      onCall?.(call);
    },
  });
  const listener = getRequestListener(app.fetch, { hostname: config.host });
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  const cleaning = cleanRegularly(documents, sink, logger);
  const coming = new ComingCompany({
    ...{ documents, settings: config, logger },
    companies: config.demoCompanies,
  });

  async function prepare(): Promise<Ready> {
    await loadAtStart({ config, documents, sink, logger }, (text) => {
      readiness.progress = text;
      onProgress?.(text);
    });
    const ready = { coming: await coming.names() };
    Object.assign(readiness, { isReady: true, progress: 'ready' });
    if (isClosing) return ready;
    mail.open();
    await loading.open();
    coming.open();
    return ready;
  }

  let isClosing = false;
  const ready = prepare();
  ready.catch((error) => {
    if (isClosing) return;
    readiness.progress = 'the demo data could not be loaded';
    logger.error({ err: error }, readiness.progress);
  });

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(cleaning);
    await coming.close();
    await loading.close();
    await closeServer(server);
    await mail.close();
    await facts.close();
    await documents.destroy();
    await spans.close();
  }

  return {
    url: dialedUrl(config.host, port),
    issuer,
    ready,
    fetch: (request) => app.fetch(request),
    callsOf: (requestId) => counter.callsOf(requestId),
    close,
  };
}

interface StartParts {
  config: UpstreamConfig;
  documents: Documents;
  sink: FactSink;
  logger: Logger;
}

/** What must be there before people come; `tell` hears in words what is done now. */
async function loadAtStart(
  { config, documents, sink, logger }: StartParts,
  tell: (text: string) => void,
): Promise<void> {
  const { dataDir, demoCompanies: companies, demoPassword } = config;
  await loadDemo({ documents, dataDir, sink, companies, onProgress: tell });
  await seedAccounts(documents, demoPassword);
  await seedPlatform(documents, new Date());
  // Of an earlier version's data; what is not counted is told as unknown, and no reason not to start.
  await countNewParts(documents, dataDir, null).catch((error: unknown) =>
    logger.error({ err: error }, 'what partitions lack could not be counted'),
  );
}

/** What is told of the questions that the facts answer: to Prometheus, to operators and to the log. */
function observation(logger: Logger) {
  const metrics = createMetrics();
  const tables = new RequestTables();
  const tableUsage = new TableUsage({ metrics, logger });
  const onAnswered = (answered: Answered) => {
    tableUsage.add(answered);
    tables.add(answered);
  };
  return { metrics: metrics.registry, tables, tableUsage, onAnswered };
}

function cleanRegularly(documents: Documents, sink: FactSink, logger: Logger): NodeJS.Timeout {
  return setInterval(() => void deleteExpired(documents, sink, logger), CLEANING_INTERVAL_MS).unref();
}

async function deleteExpired(documents: Documents, sink: FactSink, logger: Logger): Promise<void> {
  try {
    await deleteExpiredRecords(documents);
    await deleteEndedTokens(documents, new Date());
    await dropAttachments(documents, { before: new Date() });
    await removeAllLapsed({ documents, sink }, new Date(), (companyId, error) =>
      logger.error({ err: error, companyId }, 'months that have lapsed could not be removed'),
    );
    await sink.removeUnused();
  } catch (error) {
    logger.error({ err: error }, 'lapsed records could not be dropped');
  }
}
