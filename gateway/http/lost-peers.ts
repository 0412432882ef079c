// Peers of event streams that are gone without a word. While bytes are under way the system asks a peer for no sign of
// life, and tries for a quarter of an hour to deliver them; Node cannot shorten that. Linux tells in a table how often in
// vain it has tried so far, and whoever is found there look after look is let go.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SocketAddress } from 'node:net';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];
const LOOK_MS = 2000;
/** Looks in a row. With the silence before the first probe of the system it is 13 s at most until a peer is let go. */
const MAX_SILENT_LOOKS = 5;

export class LostPeers {
  readonly #silentLooks = new Map<ServerResponse, number>();
  #isLooking = false;

  /** The listener, with an eye on the answers to those who ask for an event stream. */
  around(listener: Listener): Listener {
    return (incoming, outgoing) => {
      if (incoming.headers.accept?.includes('text/event-stream')) this.watch(outgoing);
      listener(incoming, outgoing);
    };
  }

  /** Cuts the connection of the answer once its peer is gone; elsewhere than on Linux that is left to the system. */
  watch(answer: ServerResponse): void {
    if (process.platform !== 'linux') return;
    this.#silentLooks.set(answer, 0);
    answer.once('close', () => this.#silentLooks.delete(answer));
    if (!this.#isLooking) void this.#lookOn();
  }

  async #lookOn(): Promise<void> {
    this.#isLooking = true;
    while (this.#silentLooks.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
      const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => '')));
      this.#judge(new Set(tables.flatMap(silentPeers)));
    }
    this.#isLooking = false;
  }

  #judge(silent: ReadonlySet<string>): void {
    for (const [answer, looks] of this.#silentLooks) {
      const { socket } = answer;
      const isSilent =
        socket && silent.has(peerOf(socket.remoteAddress, socket.remotePort, socket.localPort));
      this.#silentLooks.set(answer, isSilent ? looks + 1 : 0);
      if (isSilent && looks + 1 >= MAX_SILENT_LOOKS) socket.destroy();
    }
  }
}

function peerOf(address: string | undefined, port: number | undefined, localPort: number | undefined) {
  return `${address} ${port} ${localPort}`;
}

/** Of a table of the system: those who have not acknowledged what was sent again, or not answered a probe. */
export function silentPeers(table: string): string[] {
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

/** The table has each four bytes as one number of the machine. */
function addressOf(hex: string): string {
  const bytes = Buffer.from(hex, 'hex').swap32();
  if (bytes.length === 4) return bytes.join('.');
  const groups = bytes.toString('hex').match(/.{4}/g) ?? [];
  return new SocketAddress({ address: groups.join(':'), family: 'ipv6' }).address;
}
