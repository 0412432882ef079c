// Says that a table goes on beyond its right edge, and by how many columns.
import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useColumnsBeyond } from './columns-beyond.ts';
import classes from './MoreColumns.module.css';

interface MoreColumnsProps {
  /** What the table scrolls in; this is its first child, or stands right before it in a frame as wide. */
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
        <VisuallyHidden>
          <FormattedMessage id="platform.table.moreColumns" values={{ count }} />
        </VisuallyHidden>
        {/* Short, for it stands over heads whose figures are in sight. */}
        <span aria-hidden>
          +<FormattedNumber value={count} />
        </span>
        <IconChevronRight size={12} aria-hidden />
      </span>
    </div>
  );
}
