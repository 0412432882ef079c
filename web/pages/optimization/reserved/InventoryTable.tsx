// Sums of reservations that have not expired, and the list of all of them, as files too (R-02, Z-01).
import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlockTools } from '../shared/BlockTools.tsx';
import classes from '../shared/Commitments.module.css';
import type { CommitmentAddress } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import { type Figure, FigureCards } from '../shared/FigureCards.tsx';
import { ListBlock, type ListColumn, type ListState } from '../shared/ListBlock.tsx';

/** What the inventory of each vendor gets beside its reservations. */
export interface InventoryProps<Order> {
  address: CommitmentAddress;
  isWithExpired: boolean;
  state: ListState & Order;
  onExpired: (isWithExpired: boolean) => void;
  onState: (change: Partial<ListState>) => void;
  onOpen: (id: string) => void;
}

interface InventoryTableProps<Row>
  extends Pick<InventoryProps<unknown>, 'isWithExpired' | 'onExpired' | 'onState'> {
  total: { readonly count: number; readonly expiredCount: number };
  /** Beside the numbers of reservations. */
  figures: readonly Figure[];
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  totalCount: number;
  state: ListState;
  /** Those of other pages too, in the order of the list. */
  allRows: () => Promise<readonly Row[]>;
}

export function InventoryTable<Row extends { terms: { fullId: string } }>({
  total,
  figures,
  columns,
  allRows,
  isWithExpired,
  onExpired,
  ...list
}: InventoryTableProps<Row>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'optimization.reserved.inventory' });
  return (
    <>
      <FigureCards
        figures={[
          {
            id: 'count',
            label: <FormattedMessage id="optimization.reserved.activeReservations" />,
            value: intl.formatNumber(total.count),
            note: (
              <FormattedMessage
                id="optimization.reserved.expiredCount"
                values={{ count: total.expiredCount }}
              />
            ),
          },
          ...figures,
        ]}
      />
      <BlockTools>
        <DownloadMenu name={title} columns={columns} allRows={allRows} />
      </BlockTools>
      <div className={classes.head}>
        <Switch
          className={classes.title ?? ''}
          checked={isWithExpired}
          onChange={({ currentTarget }) => onExpired(currentTarget.checked)}
          label={<FormattedMessage id="optimization.reserved.includeExpired" />}
        />
      </div>
      <ListBlock label={title} columns={columns} keyOf={({ terms }) => terms.fullId} {...list} />
    </>
  );
}
