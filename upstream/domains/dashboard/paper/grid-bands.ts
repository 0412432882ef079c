// The grid of a dashboard on paper: bands below each other, each of columns beside each other, of widgets in them.
import { COLUMNS, type WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';

export interface Placed {
  layout: WidgetPlace;
}

export interface PaperColumn<Widget> {
  /** In columns of the grid; between columns and at both ends nothing may stand. */
  from: number;
  width: number;
  widgets: Widget[];
}

/** What overlaps in rows is one band; within it, what overlaps in columns is one column, from the top. */
export function bandsOf<Widget extends Placed>(widgets: readonly Widget[]): PaperColumn<Widget>[][] {
  const rowsOf = ({ layout: { y, height } }: Widget) => [y, y + height] as const;
  const columnsOf = ({ layout: { x, width } }: Widget) => [x, x + width] as const;
  return clustersOf(widgets, rowsOf).map((band) =>
    clustersOf(band, columnsOf).map((column) => {
      const from = Math.min(...column.map(({ layout }) => layout.x));
      const end = Math.max(...column.map(({ layout }) => layout.x + layout.width));
      return {
        from,
        width: Math.min(end, COLUMNS) - from,
        widgets: column.toSorted((one, other) => one.layout.y - other.layout.y),
      };
    }),
  );
}

function clustersOf<Widget>(
  widgets: readonly Widget[],
  spanOf: (widget: Widget) => readonly [number, number],
): Widget[][] {
  const clusters: { end: number; widgets: Widget[] }[] = [];
  for (const widget of widgets.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])) {
    const [start, end] = spanOf(widget);
    const last = clusters.at(-1);
    if (last && start < last.end) {
      last.widgets.push(widget);
      last.end = Math.max(last.end, end);
    } else clusters.push({ end, widgets: [widget] });
  }
  return clusters.map((cluster) => cluster.widgets);
}
