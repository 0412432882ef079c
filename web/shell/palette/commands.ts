// What the command palette can do, as data: where to go, and what to change.
import type { PickGroup, PickOption } from '../../components/forms/PickList.tsx';
import { hasWords } from '../../components/forms/search-words.ts';

export interface Command extends PickOption {
  /** Further words it is found by, in any language. */
  keywords?: string;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** Shown before anything is typed. */
  isAlwaysShown?: boolean;
  /** Left out of a search, because another group holds the same. */
  isOnlyBeforeSearch?: boolean;
  /** At most so many that are shown. */
  limit?: number;
}

/** The groups with what fits the search; without one, those that are always shown. */
export function fittingGroups(groups: readonly CommandGroup[], search: string): PickGroup[] {
  const isSearch = search.trim() !== '';
  return groups
    .filter(({ isAlwaysShown, isOnlyBeforeSearch }) => (isSearch ? !isOnlyBeforeSearch : isAlwaysShown))
    .map(({ label, commands, limit }) => ({
      label,
      options: commands
        .filter((command) => !isSearch || fits(command, label, search))
        .slice(0, limit ?? commands.length),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Its group names it too, so that "theme dark" finds what the group of themes holds. */
function fits({ label, note = '', keywords = '' }: Command, group: string, search: string): boolean {
  return hasWords(`${label} ${note} ${keywords} ${group}`, search);
}
