// How far a mail or a run is, by a sign and a word.
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconMailExclamation,
  IconPlayerPause,
  type TablerIcon,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './Mails.module.css';

export type MarkedState = 'WAITING' | 'SENT' | 'PARTLY_SENT' | 'FAILED' | 'PAUSED';

const SIGNS: Record<MarkedState, TablerIcon> = {
  WAITING: IconClock,
  SENT: IconCheck,
  PARTLY_SENT: IconMailExclamation,
  FAILED: IconAlertTriangle,
  PAUSED: IconPlayerPause,
};

export function StateMark({ state }: { state: MarkedState }) {
  const Sign = SIGNS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Sign size={16} aria-hidden />
      <FormattedMessage id="platform.mails.state" values={{ state }} />
    </span>
  );
}
