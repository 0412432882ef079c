// The saved filter of a widget: kept by its own id, and told by its global one.
import type { GivenSettings, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';

/** The global id; null where the widget has none. */
export function savedFilterOf({ savedFilter }: Pick<WidgetSettings, 'savedFilter'>): string | null {
  return savedFilter === null ? null : toGlobalId('SavedFilter', savedFilter);
}

/** Settings as an input gives them, with the id that is kept; what is no id of a filter is kept as no filter's. */
export function settingsOfInput(given: GivenSettings): GivenSettings {
  if (!given.savedFilter) return given;
  const id = fromGlobalId(given.savedFilter);
  return { ...given, savedFilter: id?.type === 'SavedFilter' ? id.key : given.savedFilter };
}
