// A day of a term, in UTC as providers report it.
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';

interface UtcDayProps {
  instant: string | null | undefined;
  /** Shown for an unknown day. */
  unknown?: MessageId;
}

export function UtcDay({ instant, unknown = 'optimization.reserved.notInData' }: UtcDayProps) {
  const { language } = useLanguage();
  if (!instant) return <FormattedMessage id={unknown} />;
  return <time dateTime={instant}>{formatDay(instant.slice(0, 10), language)}</time>;
}
