import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { SettingsError } from '../../../lib/settings.ts';

describe('settings of the gateway', () => {
  test('with nothing set it stands before the embedded upstream', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', publicUrl: 'http://localhost:4000' });
    expect(config.services).toEqual({
      plat: 'http://127.0.0.1:4100/platform/v1',
      portal: 'http://127.0.0.1:4100',
      common: 'http://127.0.0.1:4100/api/v3',
      ca: 'http://127.0.0.1:4100/api/v3',
      dashboard: 'http://127.0.0.1:4100/api/v3',
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

  test('all faults are listed at once', () => {
    const environment = {
      PORT: 'x',
      UPSTREAM_URL_CA: 'no address',
      LOG_LEVEL: 'loud',
      WORKERS: '4',
      REDIS_URL: 'r',
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

  test('one worker is what there is', () => {
    expect(() => readConfig({ WORKERS: '1' })).not.toThrow();
  });
});
