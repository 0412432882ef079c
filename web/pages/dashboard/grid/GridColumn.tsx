// Widgets one below the other, cards two by two, in the order of reading; while they are arranged, buttons change that order.
import { ActionIcon, Group, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import type { DraftWidget } from '../editing/content.ts';
import { useWidgetTitle, widgetTitle } from '../widgets/frame/widget-titles.ts';
import { place, readingOrder } from './arrange.ts';
import classes from './Grid.module.css';
import type { DashboardGridProps } from './grid-props.ts';
import { useFocusKept } from './useFocusKept.ts';

export function GridColumn({ widgets, onArranged, children }: DashboardGridProps) {
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const ordered = readingOrder(widgets);
  const columnRef = useRef<HTMLDivElement>(null);
  useFocusKept(columnRef, widgets);
  /** The later of two neighbours takes the place of the earlier one, which goes below it. */
  const swap = (earlier: DraftWidget, later: DraftWidget, moved: DraftWidget) => {
    const places = place(widgets, { ...later, x: earlier.x, y: earlier.y });
    onArranged?.(places);
    const position = readingOrder(places).findIndex(({ index }) => index === moved.index) + 1;
    const title = widgetTitle(intl, moved.type, moved.settings);
    setSaid(intl.formatMessage({ id: 'dashboard.grid.order' }, { title, position, count: places.length }));
  };
  return (
    <div ref={columnRef} className={classes.column}>
      {onArranged ? <VisuallyHidden role="status">{said}</VisuallyHidden> : null}
      {ordered.map((widget, position) => {
        const [before, after] = [ordered[position - 1], ordered[position + 1]];
        return (
          <div
            key={widget.index}
            className={classes.cell}
            data-widget={widget.index}
            data-group={WIDGETS[widget.type].group}
          >
            {onArranged ? (
              <OrderButtons
                widget={widget}
                onUp={before ? () => swap(before, widget, widget) : null}
                onDown={after ? () => swap(widget, after, widget) : null}
              />
            ) : null}
            {children(widget)}
          </div>
        );
      })}
    </div>
  );
}

interface OrderButtonsProps {
  widget: DraftWidget;
  /** Null at the end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

function OrderButtons({ widget, onUp, onDown }: OrderButtonsProps) {
  const intl = useIntl();
  const title = useWidgetTitle(widget.type, widget.settings);
  const label = (direction: 'up' | 'down') =>
    intl.formatMessage({ id: 'dashboard.grid.reorder' }, { title, direction });
  // Not disabled at the ends: the focus would be lost there.
  return (
    <Group gap={4} className={classes.order ?? ''}>
      <ActionIcon aria-label={label('up')} aria-disabled={!onUp} onClick={() => onUp?.()}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={label('down')} aria-disabled={!onDown} onClick={() => onDown?.()}>
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
