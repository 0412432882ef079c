// What the row of the total is called.
import { FormattedMessage } from 'react-intl';
import classes from './Cells.module.css';

/** `found` is how many items were found; null where nothing was looked for. */
export function TotalCell({ found }: { found: number | null }) {
  return (
    <span className={classes.item}>
      {found === null ? (
        <FormattedMessage id="cost-analytics.table.allItems" />
      ) : (
        <FormattedMessage id="cost-analytics.table.found" values={{ count: found }} />
      )}
    </span>
  );
}
