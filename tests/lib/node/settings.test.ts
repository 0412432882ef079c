import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { portSetting, readSettings, SettingsError, urlSetting } from '../../../lib/node/settings.ts';

const schema = z.object({ PORT: portSetting(4000), URL: urlSetting() });

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(schema, environment);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.faults : [String(error)];
  }
}

describe('settings', () => {
  test('an empty text counts as unset', () => {
    expect(readSettings(schema, { PORT: '', URL: 'http://a/' }).PORT).toBe(4000);
  });

  test('addresses lose the slash at their end', () => {
    expect(readSettings(schema, { URL: 'https://a.example/base/' }).URL).toBe('https://a.example/base');
  });

  test('all faults are listed at once, each with its name', () => {
    const faults = faultsOf({ PORT: '70000', URL: 'ftp://a' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['PORT', 'URL']);
  });

  test.each(['abc', '-1', '1.5', '65536'])('%j is no port', (PORT) => {
    expect(faultsOf({ PORT, URL: 'http://a' })).toHaveLength(1);
  });
});
