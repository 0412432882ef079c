// A free port for a server whose address must be known before it starts.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what the system gives to those who ask for any port. */
const [FIRST_OF_WORKERS, PORTS_OF_WORKERS] = [20_000, 10_000];
/** As long as a look for a free one may take. */
const TRIES = 100;

/** A port that nothing listens on at this moment: for a portal whose address must be known before it starts. */
export async function freePort(): Promise<number> {
  const port = await listenedOn(0);
  if (port === null) throw new Error('no port was given');
  return port;
}

let ofWorker: number | undefined;

/** The same for all portals of this process, one after the other: a browser then knows their files. */
export async function portOfWorker(): Promise<number> {
  ofWorker ??= FIRST_OF_WORKERS + Math.floor(Math.random() * PORTS_OF_WORKERS);
  for (let tries = 0; tries < TRIES; tries += 1, ofWorker += 1)
    if ((await listenedOn(ofWorker)) !== null) return ofWorker;
  throw new Error(`no port below ${ofWorker} is free`);
}

/** The port, 0 being any, once it is free again; null where another program listens on it. */
async function listenedOn(port: number): Promise<number | null> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address === null || typeof address === 'string' ? null : address.port;
}
