// Note beside the title: the figures are those of the last visit, and newer ones are loading.
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useInstant } from '../../viewer/useInstant.ts';
import classes from './PageLayout.module.css';

interface LastVisitNoteProps {
  at: Date;
  /** For screen readers only, where the head has no room. */
  isHidden: boolean;
}

export function LastVisitNote({ at, isHidden }: LastVisitNoteProps) {
  const instant = useInstant();
  const note = <FormattedMessage id="platform.page.lastVisit" values={{ time: instant(at.toISOString()) }} />;
  return isHidden ? (
    <VisuallyHidden role="status">{note}</VisuallyHidden>
  ) : (
    <span className={classes.note} role="status">
      {note}
    </span>
  );
}
