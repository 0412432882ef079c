// A table whose rows open into the rows that they are the sum of; only the rows in sight are drawn (B-03).
import { createExpandedRowModel, rowExpandingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { MoreColumns } from '../tables/MoreColumns.tsx';
import classes from './TreeGrid.module.css';
import { TreeGridRow } from './TreeGridRow.tsx';
import { expandedRows, hasParts, type OpenRows, type TreeColumn, type TreeRow } from './tree.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const features = tableFeatures({ rowExpandingFeature, expandedRowModel: createExpandedRowModel() });

interface TreeGridProps<Row extends TreeRow<Row>> {
  /** Names the grid. */
  label: string;
  /** Memoised, as the rows are. */
  columns: readonly TreeColumn<Row>[];
  rows: readonly Row[];
  open: OpenRows;
  onTurn: (id: string) => void;
  /** The name of a row, for readers of its button. */
  nameOf: (row: Row) => string;
  /** A row that stays in sight: the sum of all. */
  total?: Row | undefined;
  /** It is under the head, not the last one. */
  isTotalFirst?: boolean;
  /** Rows that open look as others do: only the total is of its colour. */
  hasPlainSums?: boolean;
  /** Where the grid was scrolled to is kept under this name, as long as the document lives. */
  scrollName: string;
  /** The last column stays in sight as the first one does. */
  keepsLastColumn?: boolean;
}

export function TreeGrid<Row extends TreeRow<Row>>({
  label,
  columns,
  rows,
  open,
  onTurn,
  nameOf,
  total,
  isTotalFirst = false,
  hasPlainSums = false,
  scrollName,
  keepsLastColumn = false,
}: TreeGridProps<Row>) {
  const { scroller, region, keepScroller } = useScroller();
  const expanded = useMemo(() => expandedRows(rows, open), [rows, open]);
  const tableColumns = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const table = useTable({
    features,
    columns: tableColumns,
    data: rows,
    getRowId: (row: Row) => row.id,
    getSubRows: (row: Row) => row.children,
    state: { expanded },
  });
  const shown = table.getExpandedRowModel().rows;
  const count = shown.length + (total ? 1 : 0);
  /** The place of the first row below the total. */
  const start = total && isTotalFirst ? 1 : 0;
  const isFlat = !rows.some(hasParts);
  const placeOf = useMemo(() => new Map(shown.map(({ id }, place) => [id, place + start])), [shown, start]);
  const stateOf = (place: number) => {
    const row = shown[place - start];
    return {
      isExpandable: (row?.subRows.length ?? 0) > 0,
      isExpanded: row !== undefined && expanded[row.id] === true,
      parent: row?.parentId === undefined ? null : (placeOf.get(row.parentId) ?? null),
    };
  };
  const focus = useTreeFocus({
    scroller,
    rows: count,
    columns: columns.length,
    stateOf,
    onTurn: (place) => {
      const row = shown[place - start];
      if (row) onTurn(row.id);
    },
  });
  const pieces = useVirtualRows(scroller, shown.length, focus.cell.row - start);
  useKeptScroll(scroller, scrollName);
  const [first, ...others] = columns;
  const widths = {
    '--tree-name': `${first?.width ?? 0}px`,
    '--tree-others': `${others.reduce((sum, column) => sum + column.width, 0)}px`,
  };
  const totalRow = total ? (
    <TreeGridRow
      columns={columns}
      row={total}
      place={isTotalFirst ? 0 : shown.length}
      depth={0}
      isExpanded={null}
      isFlat={isFlat}
      kind="total"
      name={nameOf(total)}
      focused={focus.cell}
      onTurn={() => undefined}
    />
  ) : null;
  return (
    <div className={classes.frame}>
      <MoreColumns scroller={region} />
      <div
        ref={keepScroller}
        className={classes.scroll}
        style={widths as CSSProperties}
        data-part="tree-grid"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows open is a treegrid
          role="treegrid"
          aria-label={label}
          aria-rowcount={count + 1}
          aria-colcount={columns.length}
          className={`${classes.grid} sky-figures`}
          data-ends={keepsLastColumn ? 'both' : undefined}
          {...focus.handlers}
        >
          <colgroup>
            {columns.map(({ id, width: columnWidth }, place) => (
              <col key={id} style={place === 0 ? undefined : { width: columnWidth }} />
            ))}
          </colgroup>
          <thead>
            <HeadRow columns={columns} />
            {isTotalFirst ? totalRow : null}
          </thead>
          <tbody>
            {pieces.map((piece) => {
              if (piece.kind === 'gap') {
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is room without content, and takes no focus
                return <tr key={piece.key} aria-hidden="true" style={{ height: piece.height }} />;
              }
              const row = shown[piece.index];
              return row ? (
                <TreeGridRow
                  key={row.id}
                  columns={columns}
                  row={row.original}
                  place={piece.index + start}
                  depth={row.depth}
                  isFlat={isFlat}
                  kind={row.subRows.length > 0 && !hasPlainSums ? 'sum' : undefined}
                  isExpanded={row.subRows.length > 0 ? expanded[row.id] === true : null}
                  name={nameOf(row.original)}
                  focused={focus.cell}
                  onTurn={() => onTurn(row.id)}
                />
              ) : null;
            })}
          </tbody>
          {totalRow && !isTotalFirst ? <tfoot>{totalRow}</tfoot> : null}
        </table>
      </div>
    </div>
  );
}

/** What the grid scrolls in, for those who read it now, and for those who wait for it. */
function useScroller() {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const keepScroller = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setRegion(element);
  }, []);
  return { scroller, region, keepScroller };
}

function HeadRow<Row>({ columns }: { columns: readonly TreeColumn<Row>[] }) {
  return (
    <tr aria-rowindex={1}>
      {columns.map(({ id, head, order, isText }) => (
        <th key={id} scope="col" data-text={isText || undefined} aria-sort={sortOf(order)}>
          {head}
        </th>
      ))}
    </tr>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function sortOf(order: 'asc' | 'desc' | null | undefined) {
  if (order === undefined) return undefined;
  return order === null ? 'none' : ARIA_SORT[order];
}
