// What a widget splits its cost by: named by its type, or chosen in its settings.
import { VIEW_BY_CODES } from '../../../../../lib/catalogue/view-bys.ts';
import { viewByOfWidget } from '../../../../../lib/widgets/widget-titles.ts';
import type { WidgetSettings, WidgetType, WidgetViewBy } from '../../../../../lib/widgets/words.ts';

export type Grouped = Pick<WidgetSettings, 'viewBy' | 'category' | 'tagKey' | 'serviceGroupSet'>;

/** Cost analytics has all of these but the last two. */
export type GroupingName = (typeof VIEW_BY_CODES)[WidgetViewBy];

export interface WidgetGrouping {
  name: GroupingName;
  /** Of a tag its key, of service groups their set. */
  key: string | null;
}

/** Products where nothing is said. */
export function widgetGrouping(
  type: WidgetType,
  { tagKey, serviceGroupSet, ...split }: Grouped,
): WidgetGrouping {
  const name = VIEW_BY_CODES[viewByOfWidget(type, split)];
  const key = name === 'tag' ? tagKey : name === 'serviceGroup' ? serviceGroupSet : null;
  return { name, key };
}

/** What tells the colours of its items from those of another kind, as on every screen. */
export function widgetColourKind({ name, key }: WidgetGrouping): string {
  return key === null ? name : `${name} ${key}`;
}
