// The pictures of `npm run screenshots`: no path of a page is left out, and those of README keep their names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_NAMES, pageOfPath, pageRow } from '../../lib/catalogue/pages.ts';
import { SCREENS } from '../../scripts/screens.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

it('has a screen of every path of every page', () => {
  const shown = Object.values(SCREENS).map(({ path }) => new URL(path, 'http://portal').pathname);
  const missing = PAGE_NAMES.flatMap((name) =>
    pageRow(name).paths.filter(
      (path) =>
        !shown.some((each) => pageOfPath(each) === name && each.split('/').length === path.split('/').length),
    ),
  );
  expect(missing).toEqual([]);
});

it('takes the pictures that README shows', () => {
  const names = Object.entries(SCREENS).flatMap(([name, { isForReadme }]) => (isForReadme ? [name] : []));
  expect(names.filter((name) => !existsSync(join(DOCS, `${name}.png`)))).toEqual([]);
  expect(names).not.toEqual([]);
});
