// A tree grid as a file: all of its rows, also those that are closed, each with its layer.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { besideHeads } from '../files/beside-heads.ts';
import { type FileTable, tableOfElement } from '../files/element-table.ts';
import { FileMenu } from '../files/FileMenu.tsx';
import type { TreeColumn, TreeRow } from './tree.ts';

interface TreeFileProps<Row extends TreeRow<Row>> {
  /** Of the grid. */
  name: string;
  columns: readonly TreeColumn<Row>[];
  /** With all that they are the sum of, as far as it is in the file; the sum of all is the last one. */
  allRows: () => Promise<readonly Row[]>;
}

/** What cells say depends on what is around them: they are drawn out of sight, read, and taken away. */
export function TreeFile<Row extends TreeRow<Row>>({ name, columns, allRows }: TreeFileProps<Row>) {
  const intl = useIntl();
  const [lines, setLines] = useState<readonly Line<Row>[] | null>(null);
  const drawn = useRef<HTMLTableElement | null>(null);
  const table = async (): Promise<FileTable> => {
    const rows = await allRows();
    flushSync(() => setLines(linesOf(rows)));
    try {
      if (!drawn.current) throw new Error('the grid was closed');
      return tableOfElement(drawn.current, besideHeads(intl));
    } finally {
      setLines(null);
    }
  };
  return (
    <>
      <FileMenu name={name} table={table} />
      {lines ? (
        <div hidden>
          <table ref={drawn}>
            <thead>
              <tr>
                <th>{intl.formatMessage({ id: 'platform.file.level' })}</th>
                {columns.map(({ id, head }) => (
                  <th key={id}>{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ row, level }) => (
                <tr key={row.id}>
                  <td>
                    <span data-value={level}>{level}</span>
                  </td>
                  {columns.map(({ id, cell }) => (
                    <td key={id}>{cell(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

interface Line<Row> {
  row: Row;
  /** From 1. */
  level: number;
}

function linesOf<Row extends TreeRow<Row>>(rows: readonly Row[], level = 1): Line<Row>[] {
  return rows.flatMap((row) => [{ row, level }, ...linesOf(row.children ?? [], level + 1)]);
}
