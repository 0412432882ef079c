// Says that a table goes on beyond its right edge, by how many columns, and leads there.
import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useColumnsBeyond } from './columns-beyond.ts';
import classes from './MoreColumns.module.css';

interface MoreColumnsProps {
  /** What the table scrolls in; it has this as its first child. */
  scroller: HTMLElement | null;
}

export function MoreColumns({ scroller }: MoreColumnsProps) {
  const { count, inset, height } = useColumnsBeyond(scroller);
  if (count === 0) return null;
  return (
    <div className={classes.beyond} data-tool>
      <div className={classes.fade} style={{ right: inset, height }} />
      <button
        type="button"
        className={classes.more}
        style={{ right: inset }}
        onClick={() => scroller?.scrollBy({ left: scroller.clientWidth / 2 })}
      >
        <FormattedMessage id="platform.table.moreColumns" values={{ count }} />
        <IconChevronRight size={12} aria-hidden />
      </button>
    </div>
  );
}
