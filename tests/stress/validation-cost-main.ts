// `npm run validation-cost -- [--times 15]`: how long the built gateway takes to judge documents that are made to be costly,
// each told anew so that nothing of it is known, and how far apart "not found" and "access denied" are for dashboards.
// Fails when a promise is not kept.
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { median, printTable } from '../bench/report.ts';
import { HOSTILE_DOCUMENTS } from '../support/faults/hostile-documents.ts';
import { askTimed, startCrowdedProduct } from './crowded-product.ts';

/** Milliseconds for any document, for a thousand aliases, and between the two refusals. */
const PROMISED = { document: 100, aliases: 50, apart: 20 };
const ALIASES = '1,000 aliases';
/** Fewer than the ids that a user may try in vain. */
const LOOKUPS = 50;

const { values } = parseArgs({ options: { times: { type: 'string', default: '15' } } });
const TIMES = Number(values.times);

const OWN = 'query ($id: ID!) { viewer { dashboard(id: $id) { name } } }';
const SHARED = `query ($id: String!) { viewer { sharedDashboard(uuid: $id, company: "sunflower") {
  __typename ... on DashboardShareFault { code } } } }`;

// Each judge asks what is allowed within a minute at most.
const documents = Object.entries(HOSTILE_DOCUMENTS);
const judges = Math.ceil((documents.length * TIMES) / 500);
const product = await startCrowdedProduct(judges + 3);
const [owner = '', reader = '', stranger = '', ...tokens] = product.tokens;
const agent = new Agent({ keepAlive: true });

try {
  for (const token of tokens) await dataOf(token, '{ viewer { user { name } dashboard { name } } }');
  await judgeDocuments();
  await compareRefusals();
} finally {
  agent.destroy();
  await product.stop();
}

async function judgeDocuments(): Promise<void> {
  const waits = documents.map((): number[] => []);
  let asked = 0;
  for (let time = 0; time < TIMES; time++) {
    for (const [at, [name, text]] of documents.entries()) {
      const token = tokens[asked++ % tokens.length] ?? '';
      const {
        status,
        ms,
        text: answer,
      } = await askTimed(product.url, token, { query: `${text} #${time}` }, agent);
      if (status !== 200 && status !== 400) throw new Error(`${name} was answered by ${status}: ${answer}`);
      waits[at]?.push(ms);
    }
  }
  printTable(
    ['document', 'first ms', 'median ms', 'worst ms'],
    documents.map(([name], at) => {
      const [first = Number.NaN, ...others] = waits[at] ?? [];
      return [name, first, median(others), Math.max(...others)];
    }),
  );
  for (const [at, [name]] of documents.entries()) {
    const worst = Math.max(...(waits[at] ?? []));
    if (worst > (name === ALIASES ? PROMISED.aliases : PROMISED.document)) {
      console.log(`not kept: ${name}`);
      process.exitCode = 1;
    }
  }
}

async function compareRefusals(): Promise<void> {
  const foreign = await ownDashboard(owner);
  const link = await sharedLink(foreign);
  await moveToAnotherCompany('crowd-2');
  const unknownId = () => globalId(crypto.randomUUID());
  const unknownLink = () => crypto.randomUUID();
  const rows = [
    {
      what: 'a dashboard of somebody else',
      notFound: { ...asks(reader, OWN, '"dashboard":null'), idOf: unknownId },
      denied: { ...asks(reader, OWN, '"dashboard":null'), idOf: () => foreign },
    },
    {
      what: 'a link of another company',
      notFound: { ...asks(stranger, SHARED, 'UNKNOWN_SHARE'), idOf: unknownLink },
      denied: { ...asks(stranger, SHARED, 'SHARE_DENIED'), idOf: () => link },
    },
  ];
  const figures: [string, ...number[]][] = [];
  for (const { what, notFound, denied } of rows) {
    for (let turn = 0; turn < LOOKUPS; turn++) {
      await lookUp(notFound);
      await lookUp(denied);
    }
    const [one, other] = [median(notFound.waits), median(denied.waits)];
    figures.push([what, one, other, Math.abs(one - other)]);
    if (Math.abs(one - other) > PROMISED.apart) process.exitCode = 1;
  }
  console.log('');
  printTable(['median ms', 'not found', 'denied', 'apart'], figures);
}

function asks(token: string, query: string, answer: string) {
  return { token, query, answer, waits: [] as number[] };
}

async function lookUp({
  token,
  query,
  answer,
  waits,
  idOf,
}: ReturnType<typeof asks> & { idOf: () => string }) {
  const variables = { id: idOf() };
  const { ms, text } = await askTimed(product.url, token, { query, variables }, agent);
  if (!text.includes(answer)) throw new Error(`${answer} was expected, not ${text}`);
  waits.push(ms);
}

function globalId(key: string): string {
  return Buffer.from(`Dashboard:${key}`).toString('base64url');
}

async function dataOf(token: string, query: string, variables: object = {}) {
  const { text } = await askTimed(product.url, token, { query, variables }, agent);
  return JSON.parse(text).data;
}

async function ownDashboard(token: string): Promise<string> {
  return (await dataOf(token, '{ viewer { dashboard { id } } }')).viewer.dashboard.id;
}

async function sharedLink(dashboard: string): Promise<string> {
  const mutation =
    'mutation ($input: ShareDashboardInput!) { shareDashboard(input: $input) { share { uuid } } }';
  const input = { dashboard, withFilters: true };
  return (await dataOf(owner, mutation, { input })).shareDashboard.share.uuid;
}

async function moveToAnotherCompany(userId: string): Promise<void> {
  const store = await openDocuments(product.dataDir);
  try {
    const company = { company_id: 'workshop' };
    await store.updateTable('memberships').set(company).where('user_id', '=', userId).execute();
    await store.updateTable('menu_rights').set(company).where('user_id', '=', userId).execute();
    const current = { current_company_id: 'workshop' };
    await store.updateTable('users').set(current).where('user_id', '=', userId).execute();
  } finally {
    await store.destroy();
  }
}
