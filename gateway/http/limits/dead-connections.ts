// Closes event streams whose clients vanished without closing the connection. While bytes are in flight, the system sends
// no keep-alive probes and retransmits for a quarter of an hour; Node cannot shorten that. Linux lists the
// retransmissions of each connection in /proc/net/tcp, and a connection that is found there in several sweeps is cut.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SocketAddress } from 'node:net';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];
const SWEEP_MS = 2000;
/** Sweeps in a row. With the silence before the first probe of the system, a dead connection is cut after 13 s at most. */
const MAX_MISSED_HEARTBEATS = 5;

export class DeadConnectionSweeper {
  readonly #missedHeartbeats = new Map<ServerResponse, number>();
  #isSweeping = false;

  /** The listener; responses to requests for an event stream are watched. */
  around(listener: Listener): Listener {
    return (incoming, outgoing) => {
      if (incoming.headers.accept?.includes('text/event-stream')) this.watch(outgoing);
      listener(incoming, outgoing);
    };
  }

  /** Cuts the connection of the response once its peer is gone; only on Linux, elsewhere the system does it later. */
  watch(answer: ServerResponse): void {
    if (process.platform !== 'linux') return;
    this.#missedHeartbeats.set(answer, 0);
    answer.once('close', () => this.#missedHeartbeats.delete(answer));
    if (!this.#isSweeping) void this.#sweepWhileWatching();
  }

  async #sweepWhileWatching(): Promise<void> {
    this.#isSweeping = true;
    while (this.#missedHeartbeats.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SWEEP_MS).unref());
      const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => '')));
      this.#cutDead(new Set(tables.flatMap(unansweringPeers)));
    }
    this.#isSweeping = false;
  }

  #cutDead(silent: ReadonlySet<string>): void {
    for (const [answer, missed] of this.#missedHeartbeats) {
      const { socket } = answer;
      const isSilent =
        socket && silent.has(peerOf(socket.remoteAddress, socket.remotePort, socket.localPort));
      this.#missedHeartbeats.set(answer, isSilent ? missed + 1 : 0);
      if (isSilent && missed + 1 >= MAX_MISSED_HEARTBEATS) socket.destroy();
    }
  }
}

function peerOf(address: string | undefined, port: number | undefined, localPort: number | undefined) {
  return `${address} ${port} ${localPort}`;
}

/** Peers of a table that did not acknowledge a retransmission or did not answer a probe. */
export function unansweringPeers(table: string): string[] {
  const peers: string[] = [];
  for (const line of table.split('\n').slice(1)) {
    const [, local, remote, , , , sentAgain, , probes] = line.trim().split(/\s+/);
    if (!local || !remote || (Number.parseInt(sentAgain ?? '', 16) === 0 && Number(probes) === 0)) continue;
    const [address = '', port = ''] = remote.split(':');
    const [, localPort = ''] = local.split(':');
    peers.push(peerOf(addressOf(address), Number.parseInt(port, 16), Number.parseInt(localPort, 16)));
  }
  return peers;
}

/** The table has the address in groups of four bytes, each in the byte order of the machine. */
function addressOf(hex: string): string {
  const bytes = Buffer.from(hex, 'hex').swap32();
  if (bytes.length === 4) return bytes.join('.');
  const groups = bytes.toString('hex').match(/.{4}/g) ?? [];
  return new SocketAddress({ address: groups.join(':'), family: 'ipv6' }).address;
}
