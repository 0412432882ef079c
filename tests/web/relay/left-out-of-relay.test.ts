// What the bundle leaves out of Relay: tests draw with the whole package, people are served the rest of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RelayFeatureFlags } from 'relay-runtime';
import { expect, test } from 'vitest';
import { ALIASES, UNUSED_HOOKS, UNUSED_IN_RELAY } from '../../../scripts/web/aliases.ts';

test('the form of a fragment hook that is left out is the one that the flag of Relay does not choose', () => {
  const formOf = (name: string) => ALIASES.find(({ find }) => find.test(name))?.replacement ?? name;
  const chosen = `./useFragmentInternal_${RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY ? 'EXPERIMENTAL' : 'CURRENT'}`;
  expect(formOf('./useFragmentInternal_CURRENT')).toBe(chosen);
  expect(formOf('./useFragmentInternal_EXPERIMENTAL')).toBe(chosen);
});

test('no page uses what is left out, under any of its names', () => {
  // `configs` of a mutation and updatable queries reach their modules by other names.
  const names = [
    ...UNUSED_HOOKS,
    ...UNUSED_IN_RELAY,
    'MutationTypes',
    'configs:',
    '@updatable',
    '@assignable',
  ];
  const web = join(import.meta.dirname, '../../../web');
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const uses = sources.flatMap((file) => {
    const source = readFileSync(join(web, file), 'utf8');
    return names.filter((name) => source.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(uses).toEqual([]);
});
