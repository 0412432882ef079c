// Stands between a gateway and its services and does to their answers, by a seeded schedule, what wires and proxies do.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULTS, pass, SLOW_FAULTS, type WholeAnswer } from './faults.ts';
import { seeded } from './seeded.ts';

/** Answers that may be handed to another call. */
const REMEMBERED = 200;

export interface FaultProxy {
  url: string;
  /** From now on this part of all calls goes wrong, from 0 to 1; one kind of fault alone where it is named. */
  setFaults: (share: number, only?: string) => void;
  /** How often each fault happened. */
  counts: () => Readonly<Record<string, number>>;
  close: () => Promise<void>;
}

export async function startFaultProxy(target: string, seed = 1): Promise<FaultProxy> {
  const schedule = seeded(seed);
  /** How bad a fault is, apart from the schedule: it is drawn when the answer is there. */
  const random = seeded(seed + 1);
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(target);
  const answers: WholeAnswer[] = [];
  const counts: Record<string, number> = {};
  let share = 0;
  let kinds = weighted();

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    // Drawn when the call arrives: the schedule is that of the seed, whatever the service needs.
    const kind = schedule.next() < share ? schedule.of(kinds) : null;
    forward(request, response).then(
      (answer) => serve(kind, answer, response),
      () => response.destroy(),
    );
  });

  function serve(kind: string | null, answer: WholeAnswer, response: ServerResponse): void {
    if (kind === null) pass(answer, response);
    else {
      counts[kind] = (counts[kind] ?? 0) + 1;
      FAULTS[kind]?.(answer, response, { random, other });
    }
    answers.push(answer);
    if (answers.length > REMEMBERED) answers.shift();
  }

  const other = () => (answers.length === 0 ? null : random.of(answers));

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<WholeAnswer> {
    const { method, url: path, headers } = request;
    const onward = send({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, host: `${hostname}:${port}` },
      agent,
    });
    const answered = once(onward, 'response') as Promise<[IncomingMessage]>;
    // The service need not work for anyone who is gone.
    response.once('close', () => onward.destroy());
    request.pipe(onward);
    const [answer] = await answered;
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await wholeOf(answer) };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFaults: (part, only) => {
      share = part;
      kinds = only === undefined ? weighted() : [only];
    },
    counts: () => counts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

/** What costs a whole deadline is rarer, so that a run sees the more of everything else. */
function weighted(): string[] {
  return Object.keys(FAULTS).flatMap((kind) => (SLOW_FAULTS.has(kind) ? [kind] : [kind, kind, kind]));
}

async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
