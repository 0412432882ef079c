// The head of a column that sorts its table: a click or Enter sorts by it, with Shift in addition to others.
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './SortHead.module.css';

interface SortHeadProps {
  /** Null where the table is not sorted by the column. */
  order: 'asc' | 'desc' | null;
  /** From 1, where several columns sort; null for one alone. */
  place?: number | null;
  /** How to sort by several columns; none where that is not possible. */
  hint?: string | undefined;
  className?: string | undefined;
  /** At the edge of the column. */
  after?: ReactNode;
  onSort: (isAdded: boolean) => void;
  children: ReactNode;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function SortHead({ order, place = null, hint, className, after, onSort, children }: SortHeadProps) {
  const intl = useIntl();
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={order ? ARIA_SORT[order] : 'none'} className={className}>
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
      {after}
    </th>
  );
}
