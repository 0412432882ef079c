// What a bill number is worth: estimated, unconfirmed or confirmed, why, and until when (B-05).
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { joinSentences } from '../../../../lib/catalogue/languages.ts';
import { Hint } from '../../../components/feedback/Hint.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './BillStatus.module.css';

export type BillState = 'ESTIMATED' | 'UNCONFIRMED' | 'CONFIRMED';

export interface Status {
  state: BillState;
  /** The rule that it follows from. */
  reason: string;
  /** When the next state is due; null for a confirmed bill. */
  nextDate: string | null | undefined;
  /** When and by whom it was confirmed, where it was. */
  confirmedAt: string | null | undefined;
  confirmedBy: string | null | undefined;
}

const ICONS = { ESTIMATED: IconCircleDashed, UNCONFIRMED: IconCircleHalf2, CONFIRMED: IconCircleCheck };

interface BillStatusProps {
  status: Status;
  /** Writes the reason out, where there is room for it. */
  withReason?: boolean;
}

export function BillStatus({ status, withReason = false }: BillStatusProps) {
  const intl = useIntl();
  const reason = useStatusReason()(status);
  const Icon = ICONS[status.state];
  const mark = (
    <span className={classes.mark} data-state={status.state}>
      <Icon size={14} aria-hidden />
      {intl.formatMessage({ id: 'billing.status.name' }, { state: status.state })}
    </span>
  );
  if (!withReason) return <Hint text={reason}>{mark}</Hint>;
  return (
    <span className={classes.whole}>
      {mark}
      <span className={`${classes.reason} sky-figures`}>{reason}</span>
    </span>
  );
}

export function useStatusReason(): (status: Status) => string {
  const intl = useIntl();
  const { language } = useLanguage();
  return ({ state, reason, nextDate, confirmedAt, confirmedBy }) => {
    if (confirmedBy && confirmedAt) {
      const date = formatDay(confirmedAt.slice(0, 10), language);
      return intl.formatMessage({ id: 'billing.status.by' }, { name: confirmedBy, date });
    }
    const because = intl.formatMessage({ id: 'billing.status.reason' }, { reason });
    if (!nextDate) return because;
    const next = intl.formatMessage(
      { id: 'billing.status.next' },
      { state, date: `${formatDay(nextDate, language)} UTC` },
    );
    return joinSentences(language, [because, next]);
  };
}
