// Where the widgets of the default dashboard stand.
import type { WidgetKindName } from './widget-kinds.ts';

export const COLUMNS = 24;
export const ROW_HEIGHT = 24;
export const GAP = 8;

interface PlacedWidget {
  kind: WidgetKindName;
  x: number;
  y: number;
}

export const DEFAULT_LAYOUT: readonly PlacedWidget[] = [
  { kind: 'monthToDate', x: 0, y: 0 },
  { kind: 'costOverTime', x: 6, y: 0 },
  { kind: 'topCosts', x: 0, y: 13 },
  { kind: 'costTrend', x: 12, y: 13 },
];
