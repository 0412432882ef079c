// One row of a tree grid: its name as far in as its layer, and its figures.
import { IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './TreeGrid.module.css';
import type { TreeColumn } from './tree.ts';
import type { Cell } from './tree-keys.ts';

interface TreeGridRowProps<Row> {
  columns: readonly TreeColumn<Row>[];
  row: Row;
  /** Among the rows that are shown, from 0. */
  place: number;
  /** From 0. */
  depth: number;
  /** Null: it has no parts. */
  isExpanded: boolean | null;
  /** No row of the grid opens: names need no room for what would open them. */
  isFlat: boolean;
  /** What sets it apart from rows of figures. */
  kind?: 'sum' | 'total' | undefined;
  name: string;
  /** The one cell that the tabulator key stops at. */
  focused: Cell;
  onTurn: () => void;
}

export function TreeGridRow<Row>({
  columns,
  row,
  place,
  depth,
  isExpanded,
  isFlat,
  kind,
  name,
  focused,
  onTurn,
}: TreeGridRowProps<Row>) {
  const intl = useIntl();
  const stopOf = (column: number) => (focused.row === place && focused.column === column ? 0 : -1);
  return (
    <tr
      aria-level={depth + 1}
      aria-expanded={isExpanded ?? undefined}
      aria-rowindex={place + 2}
      data-sum={kind === 'sum' || undefined}
      data-total={kind === 'total' || undefined}
      data-depth={depth}
    >
      {columns.map(({ id, cell, isText }, column) =>
        column === 0 ? (
          <th key={id} scope="row" tabIndex={stopOf(0)} data-cell={`${place}:0`}>
            <span className={classes.name} style={{ paddingLeft: depth * INDENT_PX }}>
              {isExpanded === null ? (
                isFlat ? null : (
                  <span className={classes.noTurn} />
                )
              ) : (
                <button
                  type="button"
                  tabIndex={-1}
                  className={classes.turn}
                  data-turn
                  data-open={isExpanded || undefined}
                  aria-label={intl.formatMessage(
                    isExpanded ? { id: 'platform.treeGrid.close' } : { id: 'platform.treeGrid.open' },
                    { name },
                  )}
                  onClick={onTurn}
                >
                  <IconChevronRight size={14} aria-hidden />
                </button>
              )}
              {cell(row)}
            </span>
          </th>
        ) : (
          <td
            key={id}
            tabIndex={stopOf(column)}
            data-cell={`${place}:${column}`}
            data-text={isText || undefined}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const INDENT_PX = 20;
