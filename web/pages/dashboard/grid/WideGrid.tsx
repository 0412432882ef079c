// Widgets side by side; while they are arranged, pointer and keyboard move and resize them.
import { VisuallyHidden } from '@mantine/core';
import { useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readingOrder } from './arrange.ts';
import classes from './Grid.module.css';
import type { DashboardGridProps } from './grid-props.ts';
import { gridStyle, pixelStyle, placeStyle } from './grid-styles.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { useCarried } from './useCarried.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useGridWords } from './useGridWords.ts';
import { usePointer } from './usePointer.ts';

export function WideGrid({ widgets, onArranged, children }: DashboardGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const keysId = useId();
  const words = useGridWords();
  const arrange = onArranged ?? (() => undefined);
  const { carried, onKeyDown, toggle, drop } = useCarried({
    widgets,
    onArranged: arrange,
    onEvent: (event, widget) => setSaid(words(event, widget)),
  });
  const { held, handlers } = usePointer(gridRef, widgets, (places, index) => {
    arrange(places);
    const [old, now] = [widgets, places].map((all) => all.find((one) => one.index === index));
    const widget = widgets.find((one) => one.index === index);
    if (old && now && widget) setSaid(words('dropped', { ...widget, ...now }));
  });
  const shown = held?.shown ?? carried?.shown ?? widgets;
  const places = new Map(shown.map((one) => [one.index, one]));
  // As they were read before one was taken: a focused element that changes its place in the page loses the focus.
  const ordered = useMemo(() => readingOrder(widgets), [widgets]);
  // Kept, so that a step of the pointer does not render the contents of all widgets again.
  const contents = useMemo(() => ordered.map(children), [ordered, children]);
  useFocusKept(gridRef, ordered);
  const target = held && places.get(held.index);
  return (
    <div className={classes.wide} data-arranging={onArranged ? true : undefined}>
      {onArranged ? (
        <>
          <VisuallyHidden id={keysId}>
            <FormattedMessage id="dashboard.grid.keys" />
          </VisuallyHidden>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      ) : null}
      <div
        ref={gridRef}
        className={classes.grid}
        style={gridStyle(shown)}
        {...(onArranged ? handlers : null)}
      >
        {ordered.map((widget, position) => {
          const isHeld = held?.index === widget.index;
          return (
            <div
              key={widget.index}
              className={classes.item}
              style={isHeld ? pixelStyle(held.box) : placeStyle(places.get(widget.index) ?? widget)}
              data-widget={widget.index}
              data-taken={carried?.index === widget.index || undefined}
              data-held={isHeld ? (held.isResized ? 'resized' : 'moved') : undefined}
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
              {contents[position]}
              {onArranged ? <span className={classes.corner} data-resize /> : null}
            </div>
          );
        })}
        {target ? <div className={classes.target} style={placeStyle(target)} /> : null}
      </div>
    </div>
  );
}
