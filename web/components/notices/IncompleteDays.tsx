// The days at the end of a range whose cost can still grow (A-07, C-08).
import { FormattedMessage } from 'react-intl';
import { addDays, type DateRange } from '../../../lib/calendar/calendar.ts';
import { formatDays } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../viewer/shell-viewer.ts';

/** Nothing where all of its days are complete. */
export function IncompleteDays({ range: { start, end } }: { range: DateRange }) {
  const { language } = useLanguage();
  const { completeThrough } = useShellViewer();
  if (completeThrough === null || end <= completeThrough) return null;
  const next = addDays(completeThrough, 1);
  const days = { start: next > start ? next : start, end };
  return (
    <span className="sky-figures">
      {' · '}
      <FormattedMessage id="platform.freshness.incomplete" values={{ date: formatDays(days, language) }} />
    </span>
  );
}
