// Whether the clock of this machine goes with those of the servers: tokens, leases and schedules are judged by it.
import { ClickHouseConnection } from '../../../upstream/stores/facts/clickhouse/connection.ts';
import { type Check, type Finding, fault, ok, type Surroundings, warning } from '../check.ts';
import { withRedis } from './stores.ts';

/** A network's delay is less than the first; beyond the second tokens are refused. */
const NOTED_MS = 5_000;
const REFUSED_MS = 60_000;
const ANSWER_MS = 5_000;

/** A server's own time, in milliseconds since 1970; null where there is none to ask. */
const CLOCKS: readonly [name: string, read: (surroundings: Surroundings) => Promise<number | null>][] = [
  [
    'PostgreSQL',
    async ({ documents }) => {
      if (documents?.kind !== 'PostgreSQL') return null;
      const [row] = await documents.rows<{ at: string }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as at',
      );
      return Number(row?.at);
    },
  ],
  [
    'Redis',
    async ({ gateway }) =>
      gateway?.redisUrl
        ? withRedis(gateway.redisUrl, async (redis) => Number((await redis.time())[0]) * 1000)
        : null,
  ],
  [
    'ClickHouse',
    async ({ upstream }) => {
      if (!upstream?.clickHouse) return null;
      const connection = new ClickHouseConnection(upstream.clickHouse);
      try {
        const query = 'SELECT toUnixTimestamp64Milli(now64(3)) AS at';
        const [row] = await connection.read<{ at: string }>(query, {}, { seconds: ANSWER_MS / 1000 });
        return Number(row?.at);
      } finally {
        await connection.close();
      }
    },
  ],
  [
    'the OpenID provider',
    async ({ gateway }) => {
      if (!gateway?.oidc.issuer) return null;
      const answer = await fetch(gateway.oidc.issuer, {
        method: 'HEAD',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const date = answer.headers.get('date');
      return date === null ? null : Date.parse(date);
    },
  ],
];

export const clockCheck: Check = {
  name: 'clock',
  look: async (surroundings) => {
    const findings = await Promise.all(
      CLOCKS.map(async ([name, read]): Promise<Finding[]> => {
        // A server that does not answer has a line of its own.
        const theirs = await read(surroundings).catch(() => null);
        return theirs === null ? [] : [clockFinding(name, theirs, surroundings.now().getTime())];
      }),
    );
    return findings.flat().length > 0 ? findings.flat() : [ok('no other machine has a say')];
  },
};

export function clockFinding(name: string, theirs: number, ours: number): Finding {
  const apart = Math.abs(theirs - ours);
  if (apart < NOTED_MS) return ok(`goes with ${name}`);
  const said = `${(apart / 1000).toFixed(0)} s ${theirs > ours ? 'behind' : 'ahead of'} ${name}`;
  const todo = 'keep the time of both machines by NTP';
  return apart < REFUSED_MS ? warning(said, todo) : fault(said, `${todo}: tokens are refused`);
}
