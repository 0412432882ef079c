import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { SettingsError } from '../../../lib/node/settings.ts';

describe('settings of the gateway', () => {
  test('with nothing set it stands before the embedded upstream', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', publicUrl: 'http://localhost:4000' });
    expect(config.services).toEqual({
      plat: 'http://127.0.0.1:4100/platform/v1',
      portal: 'http://127.0.0.1:4100',
      common: 'http://127.0.0.1:4100/api/v3',
      cloud: 'http://127.0.0.1:4100/api/v3',
      survey: 'http://127.0.0.1:4100/api/v3',
      users: 'http://127.0.0.1:4100/api/v3',
      ca: 'http://127.0.0.1:4100/api/v3',
      billing: 'http://127.0.0.1:4100/api/v3',
      mail: 'http://127.0.0.1:4100/api_v2.0',
      widget: 'http://127.0.0.1:4100/api/v3',
      general: 'http://127.0.0.1:4100/api/v3',
      dashboard: 'http://127.0.0.1:4100/api/v3',
      anomaly: 'http://127.0.0.1:4100/api/v3',
      anomalyAi: 'http://127.0.0.1:4100/MAZ/v3',
      optimization: 'http://127.0.0.1:4100/api/v3',
      mis: 'http://127.0.0.1:4100/api/v3',
    });
    expect(config.oidc).toEqual({
      issuer: null,
      clientId: null,
      clientSecret: null,
      audience: 'skyledger-api',
    });
  });

  test('one service may stand elsewhere, with its own base path', () => {
    const { services } = readConfig({
      UPSTREAM_URL: 'https://rest.example/',
      UPSTREAM_URL_CA: 'https://costs.example/v9/',
    });
    expect(services.ca).toBe('https://costs.example/v9');
    expect(services.plat).toBe('https://rest.example/platform/v1');
  });

  test.each([
    ['0.0.0.0', 'http://127.0.0.1:4100', 'http://localhost:4000'],
    ['::', 'http://127.0.0.1:4100', 'http://localhost:4000'],
    ['::1', 'http://[::1]:4100', 'http://localhost:4000'],
    ['192.168.1.5', 'http://192.168.1.5:4100', 'http://192.168.1.5:4000'],
  ])('HOST %s: the embedded upstream is dialed at %s', (HOST, upstream, publicUrl) => {
    const config = readConfig({ HOST });
    expect([config.services.portal, config.publicUrl]).toEqual([upstream, publicUrl]);
  });

  test('what sign-in could not work with is refused with one line each', () => {
    const faultsOf = (environment: Record<string, string>) => {
      try {
        readConfig(environment);
        return [];
      } catch (error) {
        return error instanceof SettingsError ? error.faults : [String(error)];
      }
    };
    const publicUrl = { PUBLIC_URL: 'https://cost.example.com' };
    expect(faultsOf(publicUrl)).toEqual([expect.stringMatching(/^UPSTREAM_PUBLIC_URL: [^\n]+$/)]);
    expect(faultsOf({ ...publicUrl, UPSTREAM_PUBLIC_URL: 'https://login.example.com' })).toEqual([]);
    expect(faultsOf({ ...publicUrl, UPSTREAM_URL: 'https://rest.example.com' })).toEqual([]);
    const issuer = { OIDC_ISSUER: 'https://login.example.com/realms/x' };
    expect(faultsOf({ ...issuer, ...publicUrl })).toEqual([]);
    expect(faultsOf({ ...issuer, ...publicUrl, UPSTREAM_URL: 'https://rest.example.com' })).toEqual([]);
  });

  test('all faults are listed at once', () => {
    const environment = {
      PORT: 'x',
      UPSTREAM_URL_CA: 'no address',
      LOG_LEVEL: 'loud',
      WORKERS: '0',
      REDIS_URL: 'r',
      TRUST_PROXY: '10.0.0.1/33',
    };
    try {
      readConfig(environment);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      const names = (error as SettingsError).faults.map((fault) => fault.split(':')[0]);
      expect(names.sort()).toEqual(Object.keys(environment).sort());
    }
  });

  test('one worker unless more are asked for', () => {
    expect([readConfig({}).workers, readConfig({ WORKERS: '4' }).workers]).toEqual([1, 4]);
  });
});
