// A table of the bill as a tree: its head with the tools of the tree, then the grid (B-03).
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/notices/Notice.tsx';
import { TreeGrid } from '../../../components/tree-grid/TreeGrid.tsx';
import { TreeTools } from '../../../components/tree-grid/TreeTools.tsx';
import { layersOf, type TreeColumn, type TreeRow } from '../../../components/tree-grid/tree.ts';
import classes from '../Billing.module.css';
import { type BillFileOf, PartFiles } from '../shared/PartFiles.tsx';
import { useOpenRows } from './useOpenRows.ts';

interface BillGridProps<Row extends TreeRow<Row>> {
  title: string;
  columns: readonly TreeColumn<Row>[];
  rows: readonly Row[];
  total?: Row | undefined;
  nameOf: (row: Row) => string;
  /** Keeps where it was scrolled to. */
  scrollName: string;
  /** Layers that the rows can be opened to, where not all of them are loaded. */
  depth?: number;
  keepsLastColumn?: boolean;
  /** Layers that are open until other ones were chosen; one when left out. */
  openLayers?: number;
  /** What its files have: all rows, those of closed ones too. */
  file: BillFileOf;
  /** Between title and tree tools. */
  tools?: ReactNode;
}

export function BillGrid<Row extends TreeRow<Row>>({
  title,
  columns,
  rows,
  total,
  nameOf,
  scrollName,
  depth,
  keepsLastColumn,
  openLayers = 1,
  file,
  tools,
}: BillGridProps<Row>) {
  const { open, onTurn, onLayers } = useOpenRows(openLayers);
  const layers = useMemo(() => depth ?? layersOf(rows), [depth, rows]);
  return (
    <section className={classes.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>{title}</h2>
        {tools}
        <TreeTools depth={layers} layers={open.layers} onLayers={onLayers} />
        {rows.length === 0 ? null : <PartFiles name={title} file={file} />}
      </header>
      {rows.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="billing.grid.empty" />}>
          <FormattedMessage id="billing.grid.emptyHint" />
        </Notice>
      ) : (
        <TreeGrid
          label={title}
          columns={columns}
          rows={rows}
          open={open}
          onTurn={onTurn}
          keepsLastColumn={keepsLastColumn ?? false}
          nameOf={nameOf}
          total={total}
          scrollName={scrollName}
        />
      )}
    </section>
  );
}
