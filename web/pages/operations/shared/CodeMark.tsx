// A status code as it is, and its words; one that is not known has a sign of its own.
import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconMinus,
  type TablerIcon,
} from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { type StatusTone, statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import classes from './Operations.module.css';

const SIGNS: Record<StatusTone, TablerIcon> = {
  bad: IconAlertTriangle,
  warning: IconHelpCircle,
  busy: IconClock,
  quiet: IconMinus,
  good: IconCheck,
};

interface CodeMarkProps {
  code: string;
  /** Beside the code, such as how many there are; its words unless given. */
  count?: number;
}

export function CodeMark({ code, count }: CodeMarkProps) {
  const { tone } = statusTraits(code);
  const Sign = SIGNS[tone];
  return (
    <span className={classes.code} data-tone={tone}>
      <Sign size={16} aria-hidden />
      <b>{code}</b>{' '}
      {count === undefined ? (
        <FormattedMessage id="operations.status.codeName" values={{ code }} />
      ) : (
        <>
          <VisuallyHidden>
            <FormattedMessage id="operations.status.codeName" values={{ code }} />
          </VisuallyHidden>
          <span className="sky-figures">{count}</span>
        </>
      )}
    </span>
  );
}
