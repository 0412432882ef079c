// Of two forms of a hook, the bundle keeps the one that Relay chooses: what tests draw is what people are served.
import { RelayFeatureFlags } from 'relay-runtime';
import { expect, test } from 'vitest';
import { ALIASES } from '../../../scripts/web/aliases.ts';

test('the form of a fragment hook that is left out is the one that the flag of Relay does not choose', () => {
  const formOf = (name: string) => ALIASES.find(({ find }) => find.test(name))?.replacement ?? name;
  const chosen = `./useFragmentInternal_${RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY ? 'EXPERIMENTAL' : 'CURRENT'}`;
  expect(formOf('./useFragmentInternal_CURRENT')).toBe(chosen);
  expect(formOf('./useFragmentInternal_EXPERIMENTAL')).toBe(chosen);
});
