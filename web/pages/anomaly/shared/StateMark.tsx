// What the company does about an anomaly, by shape and word (N-02).
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDot,
  IconCircleX,
  IconClockPause,
  IconDatabaseOff,
  IconUserCheck,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { AnomalyState } from '../../../../lib/catalogue/anomaly.ts';
import classes from './Marks.module.css';

const SHAPES: Record<AnomalyState, typeof IconCircleDot> = {
  OPEN: IconCircleDot,
  ACKNOWLEDGED: IconUserCheck,
  PLANNED: IconCalendarEvent,
  SNOOZED: IconClockPause,
  RESOLVED: IconCircleCheck,
  FALSE: IconCircleX,
  WITHDRAWN: IconDatabaseOff,
};

export function StateMark({ state }: { state: AnomalyState }) {
  const Shape = SHAPES[state];
  return (
    <span className={classes.mark} data-state={state}>
      <Shape size={14} aria-hidden />
      <FormattedMessage id="anomaly.list.state" values={{ state }} />
    </span>
  );
}
