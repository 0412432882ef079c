// Every component of Mantine that a screen uses has its style sheet in the theme: without it, it is drawn bare.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const STYLES = join(ROOT, 'node_modules', '@mantine', 'core', 'styles');

/** Components that are made of others: the sheets that they need beside their own. */
const MADE_OF: Record<string, readonly string[]> = {
  Autocomplete: ['Combobox'],
  MultiSelect: ['Combobox', 'PillsInput'],
  Select: ['Combobox'],
  TagsInput: ['Combobox', 'PillsInput'],
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('each component that is imported has its styles', () => {
  const imported = globSync('web/**/*.tsx', { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/^import \{([^}]*)\} from '@mantine\/core';/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  const used = new Set(imported.flatMap((name) => [name, ...(MADE_OF[name] ?? [])]));
  expect(used.size).toBeGreaterThan(30);
  const theme = ['mantine.css', 'mantine-rest.css'].map((file) => read(`web/theme/${file}`)).join('');
  const bare = [...used].filter(
    (name) => existsSync(join(STYLES, `${name}.layer.css`)) && !theme.includes(`/styles/${name}.layer.css`),
  );
  expect(bare).toEqual([]);
});
