// A list of the use of reservations: one by one, by family or by service.

import { useIntl } from 'react-intl';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../../shared/Commitments.module.css';
import { ListBlock, type ListColumn, type ListState } from '../../shared/ListBlock.tsx';
import { NUMBER, TEXT } from '../file-formats.ts';
import { ReservationName } from '../ReservationName.tsx';
import type { UseRow } from '../reserved-rows.ts';
import { RESERVED_WORDS } from '../words.ts';
import { useUseColumns } from './use-columns.tsx';

export type UseKind = 'agreements' | 'families' | 'services';

const HEADS = {
  agreements: 'optimization.reserved.reservation',
  families: 'optimization.reserved.family',
  services: 'optimization.reserved.service',
} as const satisfies Record<UseKind, MessageId>;

/** All columns of a list; the first names the row, and opens the reservation, or those of the group. */
export function useListColumns(
  kind: UseKind,
  currency: string,
  onOpen?: (id: string) => void,
): ListColumn<UseRow>[] {
  const intl = useIntl();
  const figures = useUseColumns(currency);
  const unnamed = intl.formatMessage({ id: 'optimization.reserved.unnamed' });
  const name: ListColumn<UseRow> = {
    id: 'name',
    sort: 'name',
    head: intl.formatMessage({ id: HEADS[kind] }),
    cell: (row) => {
      if (!onOpen || row.key === '') return row.name || unnamed;
      if (row.terms) return <ReservationName terms={row.terms} onOpen={onOpen} />;
      return (
        <button type="button" className={classes.open} onClick={() => onOpen(row.key)}>
          {row.name}
        </button>
      );
    },
    file: { format: TEXT, value: ({ name: text }) => text || unnamed },
  };
  const count: ListColumn<UseRow> = {
    id: 'count',
    isFigure: true,
    head: intl.formatMessage({ id: 'optimization.reserved.reservations' }),
    cell: ({ reservationCount }) => intl.formatNumber(reservationCount ?? 0),
    file: { format: NUMBER, value: ({ reservationCount }) => reservationCount ?? 0 },
  };
  const terms = (id: 'accountName' | 'product' | 'instanceType' | 'regionName'): ListColumn<UseRow> => ({
    id,
    head: intl.formatMessage({ id: RESERVED_WORDS[id] }),
    cell: (row) => row.terms?.[id] ?? intl.formatMessage({ id: 'optimization.reserved.notInData' }),
    file: { format: TEXT, value: (row) => row.terms?.[id] ?? null },
  });
  if (kind !== 'agreements') return [name, count, ...figures];
  return [
    name,
    terms('product'),
    terms('instanceType'),
    terms('accountName'),
    terms('regionName'),
    ...figures,
  ];
}

interface UseListProps {
  kind: UseKind;
  rows: readonly UseRow[];
  totalCount: number;
  columns: readonly ListColumn<UseRow>[];
  state: ListState;
  onState: (change: Partial<ListState>) => void;
}

export function UseList({ kind, rows, totalCount, columns, state, onState }: UseListProps) {
  const intl = useIntl();
  return (
    <ListBlock
      isRounded
      label={intl.formatMessage({ id: HEADS[kind] })}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      totalCount={totalCount}
      state={state}
      onState={onState}
    />
  );
}
