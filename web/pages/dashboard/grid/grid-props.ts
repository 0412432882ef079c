// What both forms of the grid are given.
import type { ReactNode } from 'react';
import type { DraftWidget } from '../editing/content.ts';
import type { Placed } from './arrange.ts';

export interface DashboardGridProps {
  widgets: readonly DraftWidget[];
  /** Null: nothing can be moved. Told where every widget stands now. */
  onArranged: ((places: readonly Placed[]) => void) | null;
  children: (widget: DraftWidget) => ReactNode;
}
