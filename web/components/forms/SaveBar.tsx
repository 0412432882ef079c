// What was changed on a page and not saved yet: how much, the ways out, and a question to users who leave with it.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LeaveGuard } from './LeaveGuard.tsx';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  /** Of changes; nothing is shown without any. */
  count: number;
  isSaving: boolean;
  /** Why it cannot be saved as it is. */
  fault?: ReactNode;
  onDiscard: () => void;
  onSave: () => void;
}

export function SaveBar({ count, isSaving, fault = null, onDiscard, onSave }: SaveBarProps) {
  if (count === 0) return null;
  return (
    <>
      <LeaveGuard count={count} />
      <div className={classes.bar} role="status" data-unsaved>
        <span className={classes.grow}>
          <FormattedMessage id="platform.unsaved.changes" values={{ count }} />
          {fault === null ? null : <span className={classes.fault}> {fault}</span>}
        </span>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          <FormattedMessage id="platform.unsaved.discard" />
        </Button>
        <Button size="compact-sm" loading={isSaving} disabled={fault !== null} onClick={onSave}>
          <FormattedMessage id="platform.unsaved.save" />
        </Button>
      </div>
    </>
  );
}
