// What became of a load, by a sign and a word.
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconEqual,
  IconListCheck,
  IconLoader2,
  IconPlugConnectedX,
  type TablerIcon,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from '../Data.module.css';

export type State = 'RUNNING' | 'LOADED' | 'UNCHANGED' | 'PLANNED' | 'REFUSED' | 'FAILED' | 'INTERRUPTED';

const SIGNS: Record<State, TablerIcon> = {
  RUNNING: IconLoader2,
  LOADED: IconCheck,
  UNCHANGED: IconEqual,
  PLANNED: IconListCheck,
  REFUSED: IconBan,
  FAILED: IconAlertTriangle,
  INTERRUPTED: IconPlugConnectedX,
};

export function LoadStateMark({ state }: { state: State }) {
  const Sign = SIGNS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Sign size={16} aria-hidden />
      <FormattedMessage id="data.page.state" values={{ state }} />
    </span>
  );
}
