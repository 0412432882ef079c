// Places the widgets: a grid of 24 columns, or one column where the screen is narrow.
import { useMediaQuery } from '@mantine/hooks';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import classes from './Dashboard.module.css';
import { COLUMNS, DEFAULT_LAYOUT, GAP, ROW_HEIGHT } from './layout.ts';
import { WidgetSlot } from './WidgetSlot.tsx';
import { type DashboardViewer, WIDGET_KINDS } from './widget-kinds.ts';

const NARROW = '(max-width: 62em)';
const FIXED = { enabled: false };

export function DashboardGrid({ viewer }: { viewer: DashboardViewer }) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const { width, containerRef, mounted } = useContainerWidth();
  if (isNarrow) {
    return (
      <div className={classes.column}>
        {DEFAULT_LAYOUT.map(({ kind }) => (
          <WidgetSlot key={kind} kind={kind} viewer={viewer} />
        ))}
      </div>
    );
  }
  const layout = DEFAULT_LAYOUT.map(({ kind, x, y }) => {
    const { size, minimum } = WIDGET_KINDS[kind];
    return { i: kind, x, y, ...size, minW: minimum.w, minH: minimum.h };
  });
  return (
    <div ref={containerRef}>
      {mounted ? (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: COLUMNS, rowHeight: ROW_HEIGHT, margin: [GAP, GAP], containerPadding: [0, 0] }}
          dragConfig={FIXED}
          resizeConfig={FIXED}
        >
          {DEFAULT_LAYOUT.map(({ kind }) => (
            <div key={kind}>
              <WidgetSlot kind={kind} viewer={viewer} />
            </div>
          ))}
        </GridLayout>
      ) : null}
    </div>
  );
}
