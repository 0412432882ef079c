// A schedule in words: every Monday at 09:00, Korea (KST).
import { FormattedMessage, useIntl } from 'react-intl';
import type { SendSchedule } from '../../../../../lib/calendar/send-schedule.ts';
import { weekdayNames } from '../../../../components/schedules/weekday-names.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';

export function ScheduleWords({ schedule: { cycle, day, time, zone } }: { schedule: SendSchedule }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const weekday = weekdayNames(language)[day - 1] ?? '';
  const place = intl.formatMessage({ id: 'billing.send.zoneName' }, { zone });
  return <FormattedMessage id="dashboard.mailed.when" values={{ cycle, day, weekday, time, zone: place }} />;
}
