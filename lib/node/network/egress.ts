// The way out to addresses that users name: to public ones only, or to networks that the operator allows.
import { type LookupAddress, type LookupAllOptions, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { isWithin } from '../networks.ts';
import { isPublicAddress } from './public-addresses.ts';

/** Networks that may be reached although they are private, without encryption too. */
export type AllowedNetworks = readonly string[];

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is no public address that may be reached`);
    this.name = 'PrivateAddress';
  }
}

type Find = (
  host: string,
  options: LookupAllOptions,
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;
type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A look-up of names for connections: what it answers is what is connected to, so no name changes in between. */
export function guardedLookup(isEncrypted: boolean, networks: AllowedNetworks, find: Find = lookup) {
  return (host: string, options: LookupOptions, answer: Answer): void => {
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const [first] = addresses;
      const isAllowed = addresses.every(({ address }) => mayReach(address, isEncrypted, networks));
      if (!first || !isAllowed) return answer(new PrivateAddress(host), []);
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

/** Throws where the host of the address is written as one that may not be reached; names are judged when looked up. */
export function checkWrittenAddress(url: URL, networks: AllowedNetworks): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host, url.protocol === 'https:', networks))
    throw new PrivateAddress(host);
}

function mayReach(address: string, isEncrypted: boolean, networks: AllowedNetworks): boolean {
  return isWithin(address, networks) || (isEncrypted && isPublicAddress(address));
}
