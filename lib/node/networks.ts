// Addresses of clients: networks as settings and allow lists name them, and who really stands behind trusted proxies.
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** What is wrong with an entry, or null: an address, or a network such as 10.0.0.0/8 or fd00::/8. */
export function networkFault(entry: string): string | null {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  const limit = version === 4 ? 32 : 128;
  const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= limit);
  return version > 0 && isBits && more.length === 0 ? null : `${entry} is no address and no network`;
}

/** Whether the address belongs to one of the networks; malformed entries are ignored. `networks` must not be mutated afterwards. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const plain = plainAddress(address);
  const version = isIP(plain);
  if (version === 0 || networks.length === 0) return false;
  return version === 4
    ? listsOf(networks).ipv4.check(plain, 'ipv4')
    : listsOf(networks).ipv6.check(plain, 'ipv6');
}

interface Lists {
  ipv4: BlockList;
  ipv6: BlockList;
}

/** Cached by the list: every request is checked against the same settings, and building a BlockList is the slow part. */
const LISTS = new WeakMap<readonly string[], Lists>();

function listsOf(networks: readonly string[]): Lists {
  const known = LISTS.get(networks);
  if (known) return known;
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const entry of networks) {
    if (networkFault(entry) !== null) continue;
    const [network = '', bits] = entry.split('/');
    // One list for both would match every IPv4 address with `::/0`.
    const family = isIP(network) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) lists[family].addAddress(network, family);
    else lists[family].addSubnet(network, Number(bits), family);
  }
  LISTS.set(networks, lists);
  return lists;
}

/**
 * Whose request it is: the peer of the connection, or the nearest address in `x-forwarded-for` that is no trusted
 * proxy. What a peer that is not trusted writes there counts for nothing. Null without a peer.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: readonly string[],
): string | null {
  if (!peer) return null;
  let address = plainAddress(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (isWithin(address, trusted)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** An IPv4 address as such, also where a socket of both versions writes it as IPv6. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

/** The entries of a list, separated by commas or blanks. */
export function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

export const networksSetting = () =>
  z
    .string()
    .default('')
    .transform(listOf)
    .refine((entries) => entries.every((entry) => networkFault(entry) === null), {
      error: 'must list addresses and networks, such as 10.0.0.5, 192.168.0.0/16',
    });
