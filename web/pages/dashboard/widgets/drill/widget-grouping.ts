// What a widget splits its cost by: named by its type, or chosen in its settings.

import { costField, type ViewById } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { viewByOfWidget, type WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';

export type Grouped = Pick<WidgetSettings, 'viewBy' | 'category' | 'tagKey' | 'serviceGroupSet'>;

export interface WidgetGrouping {
  name: ViewById;
  /** Of a tag its key, of service groups their set. */
  key: string | null;
}

/** Products where nothing is said. */
export function widgetGrouping(type: WidgetType, settings: Grouped): WidgetGrouping {
  const name = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key } = costField(name);
  return { name, key: key ? settings[key] : null };
}

/** What tells the colours of its items from those of another kind, as on every screen. */
export function widgetColourKind({ name, key }: WidgetGrouping): string {
  return key === null ? name : `${name} ${key}`;
}
