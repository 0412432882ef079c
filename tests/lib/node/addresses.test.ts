import { describe, expect, test } from 'vitest';
import { browsedUrl, dialedUrl, embeddedSignInFaults, isLoopback } from '../../../lib/node/addresses.ts';

describe('addresses of a server by its HOST', () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:4100', 'http://localhost:4100'],
    ['localhost', 'http://localhost:4100', 'http://localhost:4100'],
    ['::1', 'http://[::1]:4100', 'http://localhost:4100'],
    ['0.0.0.0', 'http://127.0.0.1:4100', 'http://localhost:4100'],
    ['::', 'http://127.0.0.1:4100', 'http://localhost:4100'],
    ['192.168.1.5', 'http://192.168.1.5:4100', 'http://192.168.1.5:4100'],
    ['fd00::5', 'http://[fd00::5]:4100', 'http://[fd00::5]:4100'],
    // `localhost` does not lead to another loopback address.
    ['127.0.0.2', 'http://127.0.0.2:4100', 'http://127.0.0.2:4100'],
  ])('%s is dialed at %s and browsed at %s', (host, dialed, browsed) => {
    expect([dialedUrl(host, 4100), browsedUrl(host, 4100)]).toEqual([dialed, browsed]);
  });

  test('loopback is what nobody else reaches', () => {
    for (const host of [
      '127.0.0.1',
      '127.8.9.1',
      '::1',
      '[::1]',
      'LocalHost',
      'a.localhost',
      '::ffff:127.0.0.1',
    ])
      expect(isLoopback(host), host).toBe(true);
    for (const host of ['0.0.0.0', '::', '10.0.0.1', '127.example.com', 'localhost.example.com', ''])
      expect(isLoopback(host), host).toBe(false);
  });
});

describe('settings by which nobody could sign in at the embedded upstream', () => {
  const given = {
    host: '127.0.0.1',
    publicUrl: 'https://cost.example.com',
    upstreamPublicUrl: undefined,
    upstreamUrl: undefined,
    oidcIssuer: undefined,
  };
  const names = (settings: Partial<Parameters<typeof embeddedSignInFaults>[0]>) =>
    embeddedSignInFaults({ ...given, ...settings }).map((fault) => fault.split(':')[0]);

  test('a portal that others reach, and a sign-in page that they do not', () => {
    expect(names({})).toEqual(['UPSTREAM_PUBLIC_URL']);
    expect(names({ host: '0.0.0.0' })).toEqual(['UPSTREAM_PUBLIC_URL']);
    expect(names({ upstreamPublicUrl: 'https://login.example.com' })).toEqual([]);
    expect(names({ host: '192.168.1.5', publicUrl: 'http://192.168.1.5:4000' })).toEqual([]);
    expect(names({ publicUrl: 'http://localhost:4000' })).toEqual([]);
    expect(names({ upstreamUrl: 'https://rest.example' })).toEqual([]);
  });

  test('another provider needs no address of the embedded one', () => {
    const oidcIssuer = 'https://login.example.com/realms/x';
    expect(names({ oidcIssuer, publicUrl: 'https://cost.example.com' })).toEqual([]);
    expect(names({ oidcIssuer, upstreamUrl: 'https://rest.example' })).toEqual([]);
  });
});
