// Says that a table goes on beyond its right edge, and by how many columns.
import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useColumnsBeyond } from './columns-beyond.ts';
import classes from './MoreColumns.module.css';

interface MoreColumnsProps {
  /** What the table scrolls in; it has this as its first child. */
  scroller: HTMLElement | null;
}

/** It takes no pointer: heads and rows below it can be pressed. */
export function MoreColumns({ scroller }: MoreColumnsProps) {
  const { count, inset, height } = useColumnsBeyond(scroller);
  if (count === 0) return null;
  return (
    <div className={classes.beyond} data-tool>
      <div className={classes.fade} style={{ right: inset, height }} />
      <span className={classes.more} style={{ right: inset }}>
        <FormattedMessage id="platform.table.moreColumns" values={{ count }} />
        <IconChevronRight size={12} aria-hidden />
      </span>
    </div>
  );
}
