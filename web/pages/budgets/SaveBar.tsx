// What was changed and not saved yet: how much, and the ways out.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './Budgets.module.css';
import { type Draft, isAmount } from './budget-rows.ts';
import { useSaveBudgets } from './useSaveBudgets.ts';

interface SaveBarProps {
  draft: Draft;
  version: string;
  onDiscard: () => void;
  onSaved: () => void;
  /** Others were faster: the newer budgets are asked for, and the draft stays. */
  onRefresh: () => void;
}

export function SaveBar({ draft, version, onDiscard, onSaved, onRefresh }: SaveBarProps) {
  const { save, isSaving } = useSaveBudgets({ onSaved, onRefresh });
  if (draft.size === 0) return null;
  const cells = [...draft.values()];
  const isWhole = cells.every(({ amount }) => isAmount(amount));
  return (
    <div className={classes.saveBar} role="status">
      <span className={classes.grow}>
        <FormattedMessage id="dashboard.budgets.changes" values={{ count: draft.size }} />
        {isWhole ? null : (
          <span className={classes.over}>
            {' '}
            <FormattedMessage id="dashboard.budgets.notAmount" />
          </span>
        )}
      </span>
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        <FormattedMessage id="dashboard.budgets.discard" />
      </Button>
      <Button size="compact-sm" loading={isSaving} disabled={!isWhole} onClick={() => save(version, cells)}>
        <FormattedMessage id="dashboard.budgets.save" />
      </Button>
    </div>
  );
}
