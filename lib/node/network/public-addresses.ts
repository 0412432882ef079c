// Which addresses belong to the public internet: a server that posts to addresses of users must reach no others.
import { isIP } from 'node:net';
import { isWithin } from '../networks.ts';

/** Special-purpose networks of IPv4 (RFC 6890 and its registry). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only global unicast counts, without what is tunnelled, translated or for documents. */
const GLOBAL_IPV6 = ['2000::/3'];
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** False also of what is no address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !isWithin(address, SPECIAL_IPV4);
    case 6:
      return isWithin(address, GLOBAL_IPV6) && !isWithin(address, SPECIAL_IPV6);
    default:
      return false;
  }
}
