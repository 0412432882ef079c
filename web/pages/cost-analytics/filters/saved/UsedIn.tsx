// In how many places a saved filter is used; pressed it names them.
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FilterUses_uses$key } from '../../../../__generated__/FilterUses_uses.graphql.ts';
import classes from '../../shared/filter-panel/Filters.module.css';
import { FilterUses } from './FilterUses.tsx';

export function UsedIn({ name, uses }: { name: string; uses: FilterUses_uses$key }) {
  const intl = useIntl();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  if (uses.length === 0) return null;
  return (
    <div className={classes.uses}>
      <button
        type="button"
        className={classes.usesButton}
        aria-expanded={isOpen}
        aria-controls={listId}
        title={intl.formatMessage({ id: 'cost-analytics.saved.showUses' }, { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="cost-analytics.saved.usedIn" values={{ count: uses.length }} />
      </button>
      <div id={listId}>{isOpen ? <FilterUses uses={uses} /> : null}</div>
    </div>
  );
}
