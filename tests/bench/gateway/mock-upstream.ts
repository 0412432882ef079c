// A REST upstream without delay or store, and the issuer of its users: every gateway is measured over it. Replies are
// made once for each question and company, within the contract.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { addDays, daysIn } from '../../../lib/calendar/calendar.ts';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { Endpoint } from '../../../upstream/contract/endpoint.ts';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import { listen } from '../by-hand.ts';

const { USERS = '4', CHANGING, DELAY_MS = '0' } = process.env;
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' };

type Body = Record<string, unknown>;
type Random = () => number;

/** The same numbers for the same seed. */
function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const amount = (random: Random, upTo = 1000) => Math.round(random() * upTo * 100) / 100;
const days = (start: string, end: string, unit: number) =>
  Array.from({ length: Math.ceil(daysIn({ start, end }) / unit) }, (_, step) => ({
    date: addDays(start, step * unit),
    endDate: addDays(start, step * unit + unit - 1),
    isEmptyDate: false,
    isPartial: false,
  }));

function series(
  random: Random,
  { items, start, end, unit }: { items: number; start: string; end: string; unit: number },
) {
  const dates = days(start, end, unit);
  const line = () => ({
    totalCost: amount(random, 100_000),
    averageCost: amount(random),
    dailyCosts: dates.map(() => amount(random)),
  });
  return {
    ...{ currency: 'USD', startDate: start, endDate: end, dates, totalCount: items, ...line() },
    items: Array.from({ length: items }, (_, index) => ({
      vendor: 'aws',
      item: `item-${index}`,
      itemAlias: `Service number ${index}`,
      thenBy: [],
      ...line(),
    })),
    others: null,
    unconverted: [],
  };
}

const month = (random: Random, name: string) => ({
  month: name,
  totalCost: amount(random, 100_000),
  dailyCosts: Array.from({ length: 31 }, () => amount(random)),
  accumulatedCosts: Array.from({ length: 31 }, () => amount(random, 100_000)),
});

const run = (index: number) => ({
  runId: `run-${index % 10}`,
  origin: 'command',
  startedBy: null,
  source: `billing-${index}.csv`,
  startedAt: '2024-05-01T00:00:00Z',
  endedAt: '2024-05-01T00:01:00Z',
  state: 'loaded',
  progress: null,
  ...{ fileCount: 1, rowsLoaded: 1000 + index, rowsRejected: 0, monthsShrunk: 0, fault: null },
});

const reportOf = (runId: string, random: Random) => ({
  files: Array.from({ length: 4 }, (_, index) => ({
    ...{ name: `part-${index}-${runId}.csv`, format: 'csv', layout: 'FOCUS 1.0' },
    ...{ rowsRead: Math.round(amount(random, 100_000)), rowsLoaded: 1000, rowsRejected: 0, rejected: [] },
    ...{ totals: [], unchanged: false, notes: [] },
  })),
  ...{ filesLeftOut: 0, replaced: [], replacedLeftOut: 0 },
});

/** What each endpoint answers, by its name in the contract. */
const REPLIES: Record<string, (body: Body, random: Random) => unknown> = {
  menus: () => ({
    list: Object.values(MENUS).map(({ code, url, list }) => ({
      menuId: code,
      menuUrl: url,
      authType: 'edit',
      menuIdPrefix: list,
    })),
  }),
  costMonthToDate: (_body, random) => ({
    ...{ currency: 'USD', startDate: '2024-05-01', endDate: '2024-05-29', cost: amount(random, 100_000) },
    ...{ lastMonthStartDate: '2024-04-01', lastMonthEndDate: '2024-04-29' },
    ...{ lastMonthCost: amount(random, 100_000), lastMonthTotalCost: amount(random, 100_000) },
    ...{ changeRate: amount(random, 50), unconverted: [] },
  }),
  dashboardCost: (_body, random) =>
    series(random, { items: 10, start: '2023-12-01', end: '2024-05-28', unit: 30 }),
  top5: (_body, random) => ({
    ...{
      currency: 'USD',
      startDate: '2024-04-30',
      endDate: '2024-05-29',
      totalCost: amount(random, 100_000),
    },
    items: Array.from({ length: 5 }, (_, index) => ({
      ...{ vendor: 'aws', item: `item-${index}`, itemAlias: `Service number ${index}` },
      ...{ cost: amount(random), portion: amount(random, 20) },
    })),
    unconverted: [],
  }),
  trend: ({ timeFrame }, random) => ({
    currency: 'USD',
    months: ['2024-03', '2024-04', '2024-05']
      .slice(timeFrame === 'last_2_months' ? 1 : 0)
      .map((name) => month(random, name)),
    unconverted: [],
  }),
  cost: ({ startDate, endDate }, random) => ({
    ...series(random, { items: 250, start: String(startDate), end: String(endDate), unit: 1 }),
    drivers: null,
    filterNames: [],
  }),
  loadRuns: () => ({ totalCount: 40, list: Array.from({ length: 40 }, (_, index) => run(index)) }),
  loadRunReport: (body) => ({
    list: (body.runIds as string[]).map((runId) => ({
      run: { ...run(0), runId },
      report: reportOf(runId, randomOf(seedOf('loadRunReport', { ...body, runId }))),
    })),
  }),
};

function userOf(subject: string) {
  return {
    ...{ siteCd: 'SKYLEDGER', userId: subject, userNm: subject, userEmail: `${subject}@bench.example` },
    ...{ curCmpnId: `company-of-${subject}`, curCmpnNm: subject, curCmpnDataVersion: '1' },
    ...{ userLangCd: 'en', useOtp: '0', allowedIpaddr: null, passIpaddr: 'Y' },
    ...{ chargeType: null, blntCmpnId: null, blntCmpnNm: null },
  };
}

const routes = new Map(
  Object.entries(CONTRACT).map(([name, { service, method, path, envelope, reply }]) => [
    `${method} ${SERVICES[service].base}${path}`,
    { name, envelope, schema: reply },
  ]),
);
const made = new Map<string, string>();
/** With CHANGING=1 no two answers are the same text, though they say the same: spaces follow it. */
const MAX_SPACES = 997;
let answers = 0;

function unlikeTheLast(text: string): string {
  answers += 1;
  return CHANGING === '1' ? text + ' '.repeat(answers % MAX_SPACES) : text;
}

/** The subject of a token; nobody here is cheated by a false one. */
function subjectOf({ headers }: IncomingMessage): string {
  const [, payload = ''] = headers.authorization?.split('.') ?? [];
  return payload === '' ? 'nobody' : String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

interface Route {
  name: string;
  envelope: string;
  schema: Endpoint['reply'];
}

function replyTo({ name, envelope, schema }: Route, text: string, subject: string): string {
  const key = `${name} ${subject} ${text}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const body: Body = text === '' ? {} : JSON.parse(text);
  const reply =
    name === 'currentUser' ? userOf(subject) : REPLIES[name]?.(body, randomOf(seedOf(name, body)));
  if (reply === undefined) throw new Error(`no reply for ${name}`);
  // With the defaults of the contract: whoever reads it without a schema finds them too.
  const answer = JSON.stringify({ status: 'OK', [envelope]: schema.parse(reply) });
  made.set(key, answer);
  return answer;
}

/** Members that gateways may fill in by default make no other figures. */
function seedOf(name: string, { companyId, viewBy, timeFrame, startDate, runId }: Body): string {
  return JSON.stringify([name, companyId, viewBy, timeFrame, startDate, runId]);
}

async function tokens(issuer: string): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000);
  return Promise.all(
    Array.from({ length: Number(USERS) }, (_, index) =>
      new SignJWT({ iss: issuer, aud: 'skyledger-api', sub: `user-${index}`, iat: now, exp: now + 7200 })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
        .sign(privateKey),
    ),
  );
}

async function special(path: string, issuer: string): Promise<unknown> {
  switch (path) {
    case '/tokens':
      return tokens(issuer);
    case '/certs':
      return { keys: [jwk] };
    case '/.well-known/openid-configuration':
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
  }
  return undefined;
}

const pause = Number(DELAY_MS);

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '';
  const route = routes.get(`${request.method} ${path}`);
  response.setHeader('content-type', 'application/json');
  if (route) {
    const text = Buffer.concat(chunks).toString();
    const reply = unlikeTheLast(replyTo(route, text, subjectOf(request)));
    if (pause > 0) await sleep(pause);
    return void response.end(reply);
  }
  const found = await special(path, `http://${request.headers.host}`);
  response.statusCode = found === undefined ? 404 : 200;
  response.end(JSON.stringify(found ?? { status: 'fail', error: { code: 'NOT_FOUND', message: path } }));
});
listen(server);
