// What became of a run of a source, or of the files of a month, by a sign and a word.
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconEqual,
  IconHourglass,
  IconListCheck,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from '../Data.module.css';

const SIGNS: Readonly<Record<string, TablerIcon>> = {
  WAITING: IconClock,
  RUNNING: IconLoader2,
  UNCHANGED: IconEqual,
  PLANNED: IconListCheck,
  LOADED: IconCheck,
  ARRIVING: IconHourglass,
  REFUSED: IconBan,
};

export function SourceStateMark({ state }: { state: string }) {
  const Sign = SIGNS[state] ?? IconAlertTriangle;
  return (
    <span className={classes.state} data-state={state}>
      <Sign size={16} aria-hidden />
      <FormattedMessage id="data.sources.state" values={{ state }} />
    </span>
  );
}
