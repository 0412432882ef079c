// What follows from the table of widgets for every type: its traits, its code on the wire, and its content in the graph.

import { canBeJoined } from '../catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../catalogue/derived/cost-field-words.ts';
import type { WidgetTraits } from '../catalogue/widget-traits.ts';
import { WIDGET_ROWS } from '../catalogue/widgets.ts';
import type { WidgetMember, WidgetSettings, WidgetViewBy } from './words.ts';

export type WidgetType = keyof typeof WIDGET_ROWS;
/** As the wire says it. */
export type WidgetCode = Lowercase<WidgetType>;
export type WidgetKind = (typeof WIDGET_ROWS)[WidgetType]['kind'];
/** The type of a widget's content in the graph. */
export type ContentType = `${Capitalize<WidgetKind>}Content`;

type Traits<Row extends WidgetTraits> = WidgetTraits & Pick<Row, 'titleId' | 'aboutId' | 'kind'>;

export const WIDGETS: { readonly [Type in WidgetType]: Traits<(typeof WIDGET_ROWS)[Type]> } = WIDGET_ROWS;

/** In the order of the table. */
export const WIDGET_TYPES = Object.keys(WIDGET_ROWS) as WidgetType[];
export const WIDGET_CODES = WIDGET_TYPES.map((type) => type.toLowerCase() as WidgetCode);
export const CONTENT_TYPES = [...new Set(WIDGET_TYPES.map(contentTypeOf))];

export function typeOfCode(code: WidgetCode): WidgetType {
  return code.toUpperCase() as WidgetType;
}

export function contentTypeOf(type: WidgetType): ContentType {
  const { kind } = WIDGETS[type];
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Content` as ContentType;
}

/** Whether widgets of the type have the setting. */
export function takesSetting(type: WidgetType, member: WidgetMember): boolean {
  return member === 'title' || Object.hasOwn(WIDGETS[type].takes, member);
}

/** Whether the widget can show what several vendors call alike as one item. */
export function canJoinNamesIn(
  type: WidgetType,
  settings: Pick<WidgetSettings, 'viewBy' | 'category'>,
): boolean {
  return (
    takesSetting(type, 'joinSameNames') && canBeJoined([GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings))])
  );
}

/** Whether it does. */
export function areNamesJoinedIn(
  type: WidgetType,
  settings: Pick<WidgetSettings, 'viewBy' | 'category' | 'joinSameNames'>,
): boolean {
  return settings.joinSameNames === true && canJoinNamesIn(type, settings);
}

/** What a widget splits its cost by: named by its type, or chosen; products where nothing is said. */
export function viewByOfWidget(
  type: WidgetType,
  { viewBy, category }: Pick<WidgetSettings, 'viewBy' | 'category'>,
): WidgetViewBy {
  return WIDGETS[type].viewBy ?? viewBy ?? category ?? 'PRODUCT';
}
