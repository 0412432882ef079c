// The pictures of `npm run screenshots`: no page of the portal is left out.
import { expect, it } from 'vitest';
import { PAGE_NAMES, pageOfPath } from '../../lib/catalogue/pages.ts';
import { SCREENS } from '../../scripts/screens.ts';

it('has a screen of every page', () => {
  const shown = new Set(
    Object.values(SCREENS).map(({ path }) => pageOfPath(new URL(path, 'http://portal').pathname)),
  );
  expect(PAGE_NAMES.filter((name) => !shown.has(name))).toEqual([]);
});
