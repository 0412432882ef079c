// The ports of both programs: free, or taken by the program that belongs there.
import { createServer } from 'node:net';
import { dialedUrl } from '../../../lib/node/addresses.ts';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { type Check, type Finding, fault, ok } from '../check.ts';

export const portsCheck: Check = {
  name: 'ports',
  look: async ({ gateway, upstream, isUpstreamEmbedded }) => {
    const findings: Finding[] = [];
    if (gateway) findings.push(await portFinding('PORT', gateway.host, gateway.port));
    if (upstream && isUpstreamEmbedded)
      findings.push(await portFinding('UPSTREAM_PORT', upstream.host, upstream.port));
    return findings;
  },
};

async function portFinding(setting: string, host: string, port: number): Promise<Finding> {
  const place = `${host}:${port}`;
  const code = await codeOfListening(host, port);
  if (code === null) return ok(`${setting} ${place} is free`);
  if (code !== 'EADDRINUSE')
    return fault(
      `${setting} ${place} cannot be listened on (${code})`,
      'set HOST to an address of this machine',
    );
  if (await answersAsOurs(host, port)) return ok(`${setting} ${place}: the program runs`);
  return fault(`${setting} ${place} is in use by another program`, `end that one, or set ${setting}`);
}

/** Of the error; null where one could listen. */
function codeOfListening(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? messageOf(error)));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}

async function answersAsOurs(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`${dialedUrl(host, port)}/health`, { signal: AbortSignal.timeout(3_000) });
    return ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}
