// A table whose rows are all there, saved as CSV or workbook; after a few rows the rest is asked for by a button.
import { Button } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TableQuestion } from '../../../../lib/files/table-columns.ts';
import layout from '../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { BlockTools, BlockToolsContext } from './BlockTools.tsx';
import classes from './Commitments.module.css';
import { DownloadMenu } from './DownloadMenu.tsx';
import { RoundedRows } from './money/Rounded.tsx';
import type { FileColumn } from './table-file.ts';

export interface SmallColumn<Row> extends FileColumn<Row> {
  id: string;
  /** Left out: it is in files alone. */
  cell?: (row: Row) => ReactNode;
  /** Right-aligned. */
  isFigure?: boolean;
}

interface SmallTableProps<Row> {
  /** Names the table and its files. */
  label: string;
  columns: readonly SmallColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  part?: string;
  /** As of `DownloadMenu`. */
  currency?: string | undefined;
  facts?: TableQuestion['facts'] | undefined;
  /** Amounts of a row are rounded together: the table says what that means. */
  isRounded?: boolean;
}

const SHOWN_ROWS = 20;

export function SmallTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  part,
  currency,
  facts,
  isRounded = false,
}: SmallTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const isInBlock = use(BlockToolsContext) !== null;
  const download = (
    <DownloadMenu
      name={label}
      columns={columns}
      currency={currency}
      facts={facts}
      allRows={async () => rows}
    />
  );
  const shown = columns.filter(({ cell }) => cell !== undefined);
  return (
    <>
      {isInBlock ? <BlockTools>{download}</BlockTools> : <div className={classes.tableTools}>{download}</div>}
      <ScrollRegion className={layout.scroll} label={label}>
        <table className={`${layout.table} ${classes.table} sky-figures`} data-part={part}>
          <thead>
            <tr>
              {shown.map(({ id, head, isFigure }) => (
                <th key={id} scope="col" data-figure={isFigure || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, SHOWN_ROWS)).map((row) => (
              <tr key={keyOf(row)}>
                {shown.map(({ id, cell, isFigure }) => (
                  <td key={id} data-figure={isFigure || undefined}>
                    {cell?.(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {isRounded ? <RoundedRows /> : null}
      {rows.length > SHOWN_ROWS && !isWhole ? (
        <Button variant="subtle" size="compact-sm" m={8} onClick={() => setWhole(true)}>
          <FormattedMessage id="optimization.table.all" values={{ count: rows.length }} />
        </Button>
      ) : null}
    </>
  );
}
