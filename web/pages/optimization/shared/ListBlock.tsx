// A list of commitments: sorted by its heads, paged, saved as CSV or workbook.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { SortHead } from '../../../components/tables/SortHead.tsx';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import type { PageSize } from '../../../paging.ts';
import classes from './Commitments.module.css';
import { RoundedRows } from './money/Rounded.tsx';
import type { FileColumn } from './table-file.ts';

export interface ListColumn<Row> extends FileColumn<Row> {
  id: string;
  /** Left out: it is in files alone. */
  cell?: (row: Row) => ReactNode;
  /** What it sorts by, as the address says it; left out where it does not. */
  sort?: string;
  /** Right-aligned. */
  isFigure?: boolean;
}

export interface ListState {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  size: PageSize;
}

interface ListBlockProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  totalCount: number;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
  /** Amounts of a row are rounded together: the list says what that means for its columns. */
  isRounded?: boolean;
}

export function ListBlock<Row>({
  label,
  columns,
  rows,
  keyOf,
  totalCount,
  state,
  onState,
  isRounded = false,
}: ListBlockProps<Row>) {
  if (totalCount === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.block.noRows" />} />;
  const shown = columns.filter(({ cell }) => cell !== undefined);
  const sortBy = (sort: string) =>
    onState({ sort, order: state.sort === sort && state.order === 'desc' ? 'asc' : 'desc', page: 1 });
  return (
    <>
      <ScrollRegion className={layout.scroll} label={label}>
        <table className={`${layout.table} ${classes.table} sky-figures`}>
          <thead>
            <tr>
              {shown.map(({ id, head, sort, isFigure }) =>
                sort === undefined ? (
                  <th key={id} scope="col" data-figure={isFigure || undefined}>
                    {head}
                  </th>
                ) : (
                  <SortHead
                    key={id}
                    order={state.sort === sort ? state.order : null}
                    className={isFigure ? classes.figure : undefined}
                    onSort={() => sortBy(sort)}
                  >
                    {head}
                  </SortHead>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
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
      <TableFoot
        totalCount={totalCount}
        page={state.page}
        size={state.size}
        onPage={(page) => onState({ page })}
        onSize={(size) => onState({ size, page: 1 })}
      />
    </>
  );
}
