// Which columns the detail table has, in which order and how wide: as a text, and as people change it (C-12).
import {
  type DetailColumnId,
  FIXED_DETAIL_COLUMNS,
  isDetailColumn,
} from '../../../../../lib/cost/detail-columns.ts';

export interface ColumnLayout {
  id: DetailColumnId;
  /** In pixels; null: as wide as such a column is on its own. */
  width: number | null;
}

const MIN_WIDTH = 60;
const MAX_WIDTH = 640;

export const DEFAULT_LAYOUT: readonly ColumnLayout[] = [...FIXED_DETAIL_COLUMNS, 'usageType' as const].map(
  (id) => ({ id, width: null }),
);

/** `usageDate.120,cost`; null where it names no known column. The fixed columns are always there. */
export function parseLayout(text: string): ColumnLayout[] | null {
  const columns = text.split(',').flatMap((each): ColumnLayout[] => {
    const [id = '', width] = each.split('.');
    return isDetailColumn(id) ? [{ id, width: width === undefined ? null : widthOf(Number(width)) }] : [];
  });
  return columns.length === 0 ? null : completed(columns);
}

export function serializeLayout(layout: readonly ColumnLayout[]): string {
  return layout.map(({ id, width }) => (width === null ? id : `${id}.${width}`)).join(',');
}

/** Each column once, the missing fixed ones first. */
function completed(columns: readonly ColumnLayout[]): ColumnLayout[] {
  const once = columns.filter(({ id }, place) => columns.findIndex((other) => other.id === id) === place);
  const missing = FIXED_DETAIL_COLUMNS.filter((id) => !once.some((column) => column.id === id));
  return [...missing.map((id) => ({ id, width: null })), ...once];
}

function widthOf(width: number): number | null {
  return Number.isFinite(width) ? Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH)) : null;
}

/** A chosen column is the last; a fixed one cannot be taken away. */
export function toggledColumn(layout: readonly ColumnLayout[], id: DetailColumnId): ColumnLayout[] {
  if (!layout.some((column) => column.id === id)) return [...layout, { id, width: null }];
  return FIXED_DETAIL_COLUMNS.includes(id) ? [...layout] : layout.filter((column) => column.id !== id);
}

/** One place to the front or to the back. */
export function movedColumn(layout: readonly ColumnLayout[], id: DetailColumnId, by: -1 | 1): ColumnLayout[] {
  const place = layout.findIndex((column) => column.id === id);
  const target = place + by;
  const [one, other] = [layout[place], layout[target]];
  if (!one || !other) return [...layout];
  return layout.with(place, other).with(target, one);
}

export function resizedColumn(
  layout: readonly ColumnLayout[],
  id: DetailColumnId,
  width: number,
): ColumnLayout[] {
  return layout.map((column) => (column.id === id ? { id, width: widthOf(width) } : column));
}
