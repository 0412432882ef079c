// Who really makes a request, and whether an address belongs to a network.
import { describe, expect, test } from 'vitest';
import { accessDenialOf } from '../../../lib/catalogue/sites.ts';
import { clientAddress, isWithin, networkFault } from '../../../lib/node/networks.ts';

describe('an address', () => {
  test.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8'], false],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['10.1.2.3', ['10.1.2.3'], true],
    ['fd00::1', ['fd00::/8'], true],
    ['fe00::1', ['fd00::/8'], false],
    ['10.1.2.3', ['::/0'], false],
    ['10.1.2.3', [], false],
    ['10.1.2.3', ['nonsense', '10.1.2.3/99'], false],
    ['nonsense', ['0.0.0.0/0'], false],
  ])('%s in %j: %s', (address, networks, isIn) => {
    expect(isWithin(address, networks)).toBe(isIn);
  });

  test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('%s may stand in a list', (entry) => {
    expect(networkFault(entry)).toBeNull();
  });
  test.each(['', 'localhost', '10.0.0', '10.0.0.1/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1/x'])(
    '%j may not',
    (entry) => {
      expect(networkFault(entry)).not.toBeNull();
    },
  );
});

describe('the client behind proxies', () => {
  const trusted = ['10.0.0.0/8', '127.0.0.1'];
  test.each([
    ['198.51.100.7', null, '198.51.100.7'],
    ['198.51.100.7', '1.2.3.4', '198.51.100.7'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.5', '198.51.100.7'],
    ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', '1.2.3.4, nonsense', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.9', '10.0.0.9'],
  ])('peer %s, forwarded for %s: %s', (peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(client);
  });

  test('nobody is believed where nobody is trusted', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.7', [])).toBe('127.0.0.1');
    expect(clientAddress(undefined, '198.51.100.7', trusted)).toBeNull();
  });
});

describe('who may enter', () => {
  const user = { siteCd: 'RESELLER', useOtp: '1', allowedIpaddr: '10.0.0.1', passIpaddr: 'Y' };
  test.each([
    [{}, null],
    [{ useOtp: '0' }, 'OTP_REQUIRED'],
    [{ allowedIpaddr: null }, 'ADDRESS_LIST_MISSING'],
    [{ passIpaddr: 'N' }, 'ADDRESS_DENIED'],
    [{ passIpaddr: '' }, 'ADDRESS_DENIED'],
    [{ siteCd: 'SKYLEDGER', useOtp: '0', allowedIpaddr: null, passIpaddr: 'N' }, null],
  ])('%j: %s (S-04)', (change, denial) => {
    expect(accessDenialOf({ ...user, ...change })).toBe(denial);
  });
});
