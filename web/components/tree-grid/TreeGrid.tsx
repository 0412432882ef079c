// A table whose rows open into the rows that they are the sum of; only the rows in sight are drawn (B-03).
import { createExpandedRowModel, rowExpandingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { MoreColumns } from '../tables/MoreColumns.tsx';
import classes from './TreeGrid.module.css';
import { TreeGridRow } from './TreeGridRow.tsx';
import { expandedRows, type OpenRows, type TreeColumn, type TreeRow } from './tree.ts';
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
  /** The last row, which stays in sight: the sum of all. */
  total?: Row | undefined;
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
  scrollName,
  keepsLastColumn = false,
}: TreeGridProps<Row>) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const keepScroller = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setRegion(element);
  }, []);
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
  const placeOf = useMemo(() => new Map(shown.map(({ id }, place) => [id, place])), [shown]);
  const stateOf = (place: number) => {
    const row = shown[place];
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
      const row = shown[place];
      if (row) onTurn(row.id);
    },
  });
  const pieces = useVirtualRows(scroller, shown.length, focus.cell.row);
  useKeptScroll(scroller, scrollName);
  const [first, ...others] = columns;
  const widths = {
    '--tree-name': `${first?.width ?? 0}px`,
    '--tree-others': `${others.reduce((sum, column) => sum + column.width, 0)}px`,
  };
  return (
    <div ref={keepScroller} className={classes.scroll} style={widths as CSSProperties} data-part="tree-grid">
      <MoreColumns scroller={region} />
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
          <tr aria-rowindex={1}>
            {columns.map(({ id, head, isText }) => (
              <th key={id} scope="col" data-text={isText || undefined}>
                {head}
              </th>
            ))}
          </tr>
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
                place={piece.index}
                depth={row.depth}
                isExpanded={row.subRows.length > 0 ? expanded[row.id] === true : null}
                name={nameOf(row.original)}
                focused={focus.cell}
                onTurn={() => onTurn(row.id)}
              />
            ) : null;
          })}
        </tbody>
        {total ? (
          <tfoot>
            <TreeGridRow
              columns={columns}
              row={total}
              place={shown.length}
              depth={0}
              isExpanded={null}
              name={nameOf(total)}
              focused={focus.cell}
              onTurn={() => undefined}
            />
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
