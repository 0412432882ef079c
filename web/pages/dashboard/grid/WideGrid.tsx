// Widgets side by side; while they are arranged, pointer and keyboard move and resize them.
import { VisuallyHidden } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import { FormattedMessage } from 'react-intl';
import { COLUMNS } from '../../../../lib/widgets/widget-layout.ts';
import 'react-grid-layout/css/styles.css';
import { readingOrder } from './arrange.ts';
import classes from './Grid.module.css';
import type { DashboardGridProps } from './grid-props.ts';
import { layoutItems } from './layout-items.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { GAP, ROW_HEIGHT } from './measures.ts';
import { useCarried } from './useCarried.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useGridWords } from './useGridWords.ts';
import { usePointer } from './usePointer.ts';

const GRID = {
  cols: COLUMNS,
  rowHeight: ROW_HEIGHT,
  margin: [GAP, GAP],
  containerPadding: [0, 0],
} as const;
const FIXED = { enabled: false } as const;
const DRAGGED = { enabled: true, handle: '[data-drag], header', cancel: 'header button, a, input' } as const;
const RESIZED = { enabled: true, handles: ['se'] } as const;

export function WideGrid({ widgets, onArranged, children }: DashboardGridProps) {
  const { width, containerRef, mounted } = useContainerWidth();
  const [said, setSaid] = useState('');
  const keysId = useId();
  const words = useGridWords();
  const arrange = onArranged ?? (() => undefined);
  const { carried, onKeyDown, toggle, drop } = useCarried({
    widgets,
    onArranged: arrange,
    onEvent: (event, widget) => setSaid(words(event, widget)),
  });
  const pointer = usePointer(widgets, (places, index) => {
    arrange(places);
    const [old, now] = [widgets, places].map((all) => all.find((one) => one.index === index));
    const widget = widgets.find((one) => one.index === index);
    if (old && now && widget) setSaid(words('dropped', { ...widget, ...now }));
  });
  const shown = carried?.shown ?? widgets;
  const layout = useMemo(() => layoutItems(shown), [shown]);
  // As they were read before one was taken: a focused element that changes its place in the page loses the focus.
  const ordered = useMemo(() => readingOrder(widgets), [widgets]);
  useFocusKept(containerRef, ordered);
  return (
    <div ref={containerRef} className={classes.wide} data-arranging={onArranged ? true : undefined}>
      {onArranged ? (
        <>
          <VisuallyHidden id={keysId}>
            <FormattedMessage id="dashboard.grid.keys" />
          </VisuallyHidden>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      ) : null}
      {mounted ? (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={GRID}
          dragConfig={onArranged ? DRAGGED : FIXED}
          resizeConfig={onArranged ? RESIZED : FIXED}
          {...pointer}
        >
          {ordered.map((widget) => (
            <div
              key={widget.index}
              className={classes.item}
              data-widget={widget.index}
              data-taken={carried?.index === widget.index || undefined}
            >
              {onArranged ? (
                <MoveHandle
                  widget={widget}
                  isTaken={carried?.index === widget.index}
                  keysId={keysId}
                  onKeyDown={(event) => onKeyDown(event, widget.index)}
                  onToggle={() => toggle(widget.index)}
                  onBlur={drop}
                />
              ) : null}
              {children(widget)}
            </div>
          ))}
        </GridLayout>
      ) : null}
    </div>
  );
}
