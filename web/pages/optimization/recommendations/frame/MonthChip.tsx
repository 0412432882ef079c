// The last month that advice takes usage from, as a chip.
import { useIntl } from 'react-intl';
import { firstOfYearMonth, yearMonthOf } from '../../../../../lib/calendar/year-months.ts';
import { ChoiceChip } from '../../../../components/state-bar/ChoiceChip.tsx';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { monthsUpTo } from './months.ts';

interface MonthChipProps {
  /** `YYYYMM`; null: the newest. */
  month: string | null;
  onChange: (month: string | null) => void;
}

/** Nothing for a company without a day. */
export function MonthChip({ month, onChange }: MonthChipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  if (today === null) return null;
  const newest = yearMonthOf(today);
  return (
    <ChoiceChip
      name={intl.formatMessage({ id: 'optimization.advice.asOf' })}
      join="asOf"
      value={month ?? newest}
      choices={monthsUpTo(today, month).map((value) => ({
        value,
        label: formatMonth(firstOfYearMonth(value), language),
      }))}
      onChange={(chosen) => onChange(chosen === newest ? null : chosen)}
      onClear={month === null ? undefined : () => onChange(null)}
    />
  );
}
