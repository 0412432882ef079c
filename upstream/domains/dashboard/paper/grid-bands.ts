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

/**
 * Bands of the same columns below each other are one where that needs fewer pages: what is low in one column then leaves its
 * room to the next widget of it. `pagesOf` counts the pages that bands need.
 */
export function fittedBands<Widget extends Placed>(
  bands: readonly PaperColumn<Widget>[][],
  pagesOf: (bands: readonly PaperColumn<Widget>[][]) => number,
): readonly PaperColumn<Widget>[][] {
  let [fitted, count] = [bands, pagesOf(bands)];
  for (let place = 0; place + 1 < fitted.length; ) {
    const joined = joinedAt(fitted, place);
    const needed = joined ? pagesOf(joined) : count;
    if (joined && needed < count) [fitted, count] = [joined, needed];
    else place += 1;
  }
  return fitted;
}

/** With the band at a place and the next one as one; null where their columns are others. */
function joinedAt<Widget extends Placed>(
  bands: readonly PaperColumn<Widget>[][],
  place: number,
): PaperColumn<Widget>[][] | null {
  const [band = [], next = []] = bands.slice(place, place + 2);
  const isAlike =
    band.length > 1 &&
    band.length === next.length &&
    band.every(({ from, width }, at) => from === next[at]?.from && width === next[at]?.width);
  if (!isAlike) return null;
  const joined = band.map((column, at) => ({
    ...column,
    widgets: [...column.widgets, ...(next[at]?.widgets ?? [])],
  }));
  return [...bands.slice(0, place), joined, ...bands.slice(place + 2)];
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
