// Values that Grid.module.css reads to place the grid, its widgets, and one that a pointer holds.
import type { CSSProperties } from 'react';
import { COLUMNS, type WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';
import type { PixelBox } from './held.ts';
import { GAP, ROW_HEIGHT } from './measures.ts';

export function gridStyle(widgets: readonly WidgetPlace[]): CSSProperties {
  return {
    '--columns': COLUMNS,
    '--rows': Math.max(0, ...widgets.map(({ y, height }) => y + height)),
    '--row': `${ROW_HEIGHT}px`,
    '--gap': `${GAP}px`,
  } as CSSProperties;
}

export function placeStyle({ x, y, width, height }: WidgetPlace): CSSProperties {
  return { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties;
}

export function pixelStyle({ left, top, width, height }: PixelBox): CSSProperties {
  return {
    translate: `${Math.round(left)}px ${Math.round(top)}px`,
    width: Math.round(width),
    height: Math.round(height),
  };
}
