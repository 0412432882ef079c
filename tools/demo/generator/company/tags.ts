// Tags of an item: five keys, most values well spelled.
import { drawOne, drawUniform, type Key } from '../random.ts';

/** Part of the cost of usage that has tags. */
export const TAGGED_PART = 0.85;
const MISSPELLED = 0.03;

const VALUES: Record<string, string[]> = {
  env: ['prod', 'stage', 'dev', 'test'],
  team: ['shop', 'search', 'payments', 'logistics', 'data', 'mobile', 'platform'],
  service: ['web', 'api', 'batch', 'catalogue', 'checkout', 'reporting', 'messaging', 'images'],
  costcenter: ['CC-1010', 'CC-1020', 'CC-2010', 'CC-2020', 'CC-3010', 'CC-4010'],
  owner: ['a.kim', 'b.lopez', 'c.meyer', 'd.tanaka', 'e.rossi', 'f.wang'],
};

const SPELLINGS: ((value: string) => string)[] = [
  (value) => value.charAt(0).toUpperCase() + value.slice(1),
  (value) => value.toUpperCase(),
  (value) => `${value} `,
  (value) => value.slice(0, -1),
  (value) => value.replace(/[-.]/, '_'),
  () => '',
];

export type Tags = Record<string, string>;

export function tagsOf(...key: Key[]): Tags {
  const tags: Tags = {};
  for (const [name, values] of Object.entries(VALUES)) {
    // Only env and team are on everything that has tags.
    if (name !== 'env' && name !== 'team' && drawUniform('has', name, ...key) < 0.2) continue;
    const value = drawOne(values, 'value', name, ...key);
    const isWrong = drawUniform('wrong', name, ...key) < MISSPELLED;
    tags[name] = isWrong ? drawOne(SPELLINGS, 'spelling', name, ...key)(value) : value;
  }
  return tags;
}
