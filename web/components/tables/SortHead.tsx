// The head of a column that sorts its table: a click or Enter sorts by it, with Shift in addition to others.
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './SortHead.module.css';

interface SortButtonProps {
  /** Null where the table is not sorted by the column. */
  order: 'asc' | 'desc' | null;
  /** From 1, where several columns sort; null for one alone. */
  place?: number | null;
  /** How to sort by several columns; none where that is not possible. */
  hint?: string | undefined;
  onSort: (isAdded: boolean) => void;
  children: ReactNode;
}

interface SortHeadProps extends SortButtonProps {
  className?: string | undefined;
  /** At the edge of the column. */
  after?: ReactNode;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function SortHead({ className, after, ...button }: SortHeadProps) {
  const { order } = button;
  return (
    <th scope="col" aria-sort={order ? ARIA_SORT[order] : 'none'} className={className}>
      <SortButton {...button} />
      {after}
    </th>
  );
}

/** What is in such a head, which itself says how the table is sorted. */
export function SortButton({ order, place = null, hint, onSort, children }: SortButtonProps) {
  const intl = useIntl();
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button type="button" className={classes.sort} title={hint} onClick={(event) => onSort(event.shiftKey)}>
      <span className={classes.label}>{children}</span>
      {order ? <Arrow size={12} aria-hidden className={classes.arrow} /> : null}
      {order && place !== null ? (
        <span
          className={classes.place}
          role="img"
          aria-label={intl.formatMessage({ id: 'platform.table.sortPlace' }, { place })}
        >
          {place}
        </span>
      ) : null}
    </button>
  );
}
