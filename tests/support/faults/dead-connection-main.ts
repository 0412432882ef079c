// In a network of its own, which is cut after three event streams have begun: one peer reads, one is silent, and one has
// not acknowledged what was sent to it. Tells by lines which stream has ended, and when the network was cut.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../gateway/config.ts';
import { DeadConnectionSweeper } from '../../../gateway/http/limits/dead-connections.ts';
import { serverLimits } from '../../../gateway/http/limits/server-limits.ts';

const link = (state: 'up' | 'down') => spawnSync('ip', ['link', 'set', 'lo', state]);
link('up');
const sweeper = new DeadConnectionSweeper();
const answers = new Map<string, ServerResponse>();
const server = createServer(serverLimits(readConfig({})), (request, response) => {
  const name = (request.url ?? '').slice(1);
  answers.set(name, response);
  sweeper.watch(response);
  response.once('close', () => process.stdout.write(`ended ${name}\n`));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
});
server.listen(0, process.argv[2]);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

/** Resolves once the stream has begun. */
async function follow(name: string) {
  const socket = connect(port, process.argv[2]);
  socket.on('error', () => undefined);
  socket.write(`GET /${name} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

await follow('idle');
await follow('written');
const full = await follow('full');
full.pause();
answers.get('full')?.write(Buffer.alloc(20 * 2 ** 20));
// Longer than a client may be silent, and a byte now and then.
for (let second = 0; second < 15; second++) {
  answers.get('written')?.write(':\n\n');
  await sleep(1000);
}
link('down');
process.stdout.write('cut\n');
answers.get('written')?.write(':\n\n');
server.close();
