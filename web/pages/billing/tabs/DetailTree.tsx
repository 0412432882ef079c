// The tree of a bill's details: item, service, usage type, description, resource (B-08).

import { Button, Loader } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DetailTree_details$key } from '../../../__generated__/DetailTree_details.graphql.ts';
import { ShareText } from '../../../components/files/FigureText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import classes from '../Billing.module.css';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals } from '../bill/CurrencyTotals.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows, shownTotals } from '../bill/shown-rows.ts';
import type { BillFileOf } from '../shared/PartFiles.tsx';
import { type DetailRow, detailRows } from './detail-rows.ts';
import { type DetailQuestion, useLaterRows } from './useLaterRows.ts';

/** Item, service, usage type, description, resource. */
const DEPTH = 5;
const NONE: readonly string[] = [];

interface DetailTreeProps {
  title: string;
  /** Names the first column. */
  head: ReactNode;
  details: DetailTree_details$key;
  /** Must be memoised: rows that are opened are asked for by it. */
  question: DetailQuestion;
  file: BillFileOf;
  scrollName: string;
  tools?: ReactNode;
  /** The keys above the first layer, where there are any; memoised. */
  under?: readonly string[];
}

export function DetailTree({
  title,
  head,
  details,
  question,
  file,
  scrollName,
  tools,
  under = NONE,
}: DetailTreeProps) {
  const { rows, totals } = useFragment(
    graphql`
      fragment DetailTree_details on BillDetails {
        rows {
          cost
          currency
          hasChildren
          keys
          label
          layer
          placeholder
        }
        totals {
          amount
          currency
        }
      }
    `,
    details,
  );
  const { roundingIn } = useMoney();
  const { later, failed, load } = useLaterRows(question);
  const tree = useMemo(() => detailRows(rows, totals, later, under), [rows, totals, later, under]);
  const shown = useMemo(() => shownRows(tree, roundingIn, ({ cost }) => cost, partsOf), [tree, roundingIn]);
  const nameOf = useDetailName();
  const columns = useMemo(
    (): TreeColumn<DetailRow>[] => [
      {
        id: 'name',
        head,
        cell: (row) =>
          row.kind === 'loading' ? (
            <Waiting row={row} hasFailed={failed.has(rowId(row.currency, ...row.keys))} load={load} />
          ) : (
            <span
              className={classes.name}
              title={nameOf(row)}
              data-placeholder={row.placeholder ?? undefined}
            >
              {nameOf(row)}
            </span>
          ),
        width: 380,
      },
      {
        id: 'cost',
        head: <FormattedMessage id="billing.column.cost" />,
        cell: (row) =>
          row.kind === 'loading' ? null : (
            <SignedMoney
              amount={shown.get(row) ?? row.cost}
              exact={row.cost}
              currency={row.currency}
              tone="byAmount"
            />
          ),
        width: 150,
      },
      {
        id: 'share',
        head: <FormattedMessage id="billing.column.share" />,
        cell: ({ kind, share }) => (kind === 'loading' ? null : <ShareText percent={share} />),
        width: 96,
      },
    ],
    [head, nameOf, failed, load, shown],
  );
  return (
    <BillGrid
      title={title}
      columns={columns}
      rows={tree}
      nameOf={nameOf}
      scrollName={scrollName}
      file={file}
      depth={tree.length === 0 ? 0 : DEPTH - under.length + (totals.length > 1 ? 1 : 0)}
      tools={
        <>
          <CurrencyTotals totals={shownTotals(totals, roundingIn)} />
          {tools}
        </>
      }
    />
  );
}

/** What stands for rows that are not there yet is no part. */
function partsOf({ children }: DetailRow): readonly DetailRow[] {
  return children.filter(({ kind }) => kind !== 'loading');
}

function useDetailName(): (row: DetailRow) => string {
  const intl = useIntl();
  return useMemo(
    () =>
      ({ kind, currency, label, placeholder }: DetailRow) => {
        if (kind === 'currency') return intl.formatMessage({ id: 'billing.grid.total' }, { currency });
        if (placeholder !== null)
          return intl.formatMessage({ id: 'billing.item.placeholder' }, { missing: placeholder });
        return label;
      },
    [intl],
  );
}

interface WaitingProps {
  row: DetailRow;
  hasFailed: boolean;
  load: (row: DetailRow) => void;
}

/** In sight only while its parent is open: that is when the rows below are asked for. */
function Waiting({ row, hasFailed, load }: WaitingProps) {
  const intl = useIntl();
  useEffect(() => {
    if (!hasFailed) load(row);
  }, [row, hasFailed, load]);
  if (hasFailed) {
    return (
      <Button variant="subtle" tabIndex={-1} onClick={() => load(row)}>
        <FormattedMessage id="platform.fault.retry" />
      </Button>
    );
  }
  return <Loader size={14} role="status" aria-label={intl.formatMessage({ id: 'platform.app.loading' })} />;
}
