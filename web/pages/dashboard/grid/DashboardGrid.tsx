// The widgets of a dashboard: a grid of 24 columns, or one column where the screen is narrow (D-03).

import { useMediaQuery } from '@mantine/hooks';
import { GridColumn } from './GridColumn.tsx';
import type { DashboardGridProps } from './grid-props.ts';
import { WideGrid } from './WideGrid.tsx';

const NARROW = '(width < 64em)';

export function DashboardGrid(props: DashboardGridProps) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return isNarrow ? <GridColumn {...props} /> : <WideGrid {...props} />;
}
