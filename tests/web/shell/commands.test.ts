// What the command palette finds.
import { describe, expect, it } from 'vitest';
import { hasWords } from '../../../web/components/forms/search-words.ts';
import { type CommandGroup, fittingGroups } from '../../../web/shell/palette/commands.ts';

const command = (id: string, label: string, more = {}) => ({ id, label, run: () => undefined, ...more });
const GROUPS: CommandGroup[] = [
  { label: 'Recent', commands: [command('r', 'Dashboard')], isAlwaysShown: true, isOnlyBeforeSearch: true },
  { label: 'Pages', commands: [command('p', 'Dashboard'), command('q', 'Data')], isAlwaysShown: true },
  { label: 'Theme', commands: [command('t', 'Dark', { keywords: 'dunkel' }), command('u', 'Light')] },
  { label: 'Accounts', commands: ['1', '2', '3'].map((id) => command(id, `web ${id}`)), limit: 2 },
];
const idsOf = (search: string) =>
  fittingGroups(GROUPS, search).map(({ options }) => options.map(({ id }) => id).join(' '));

describe('the palette', () => {
  it('shows places before anything is typed', () => {
    expect(idsOf('  ')).toEqual(['r', 'p q']);
  });

  it('finds by label, by further words and by the name of the group, each thing once', () => {
    expect(idsOf('da')).toEqual(['p q', 't']);
    expect(idsOf('theme light')).toEqual(['u']);
    expect(idsOf('DUNKEL')).toEqual(['t']);
    expect(idsOf('nothing')).toEqual([]);
  });

  it('cuts long lists', () => {
    expect(idsOf('web')).toEqual(['1 2']);
  });
});

it('words are found in any order, width, case and accent', () => {
  expect(hasWords('Cost Analytics', 'ana cost')).toBe(true);
  expect(hasWords('Société', 'societe')).toBe(true);
  expect(hasWords('ＡＷＳ アカウント', 'aws')).toBe(true);
  expect(hasWords('비용 분석', '분석')).toBe(true);
  expect(hasWords('Cost Analytics', 'cost x')).toBe(false);
});
