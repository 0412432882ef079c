// The widgets of a dashboard: a grid of 24 columns, or one column where the screen is narrow (D-03).
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { DraftWidget } from '../editing/content.ts';
import type { Placed } from './arrange.ts';
import { GridColumn } from './GridColumn.tsx';
import { WideGrid } from './WideGrid.tsx';

const NARROW = '(max-width: 62em)';

export interface DashboardGridProps {
  widgets: readonly DraftWidget[];
  /** Null: nothing can be moved. Told where every widget stands now. */
  onArranged: ((places: readonly Placed[]) => void) | null;
  children: (widget: DraftWidget) => ReactNode;
}

export function DashboardGrid(props: DashboardGridProps) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return isNarrow ? <GridColumn {...props} /> : <WideGrid {...props} />;
}
