// Beside the answer: the comparisons that people ask for most, each by one click, and by one more without it again.
import { useIntl } from 'react-intl';
import { samePeriodOfLastYear } from '../../../../lib/calendar/time-frames.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../CostAnalytics.module.css';
import { costAnalyticsPage } from '../page.tsx';
import { compareOf, rangeOf } from '../shared/address/address.ts';
import { type BesideRange, compareBeside, NO_COMPARISON } from './compare-changes.ts';

export function QuickCompare() {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { firstDate, today } = useShellViewer();
  const compare = compareOf(address);
  const range = rangeOf(address, today);
  // Nothing is beside a year that ended before the first data.
  const hasLastYear = range !== null && firstDate !== null && samePeriodOfLastYear(range).end >= firstDate;
  const choices: BesideRange[] = ['last_period', ...(hasLastYear ? ['last_year' as const] : [])];
  return (
    <fieldset
      className={classes.quickCompare}
      aria-label={intl.formatMessage({ id: 'cost-analytics.bar.compare' })}
      data-part="cost-analytics.quick-compare"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.quickChoice}
          aria-pressed={compare === choice}
          onClick={() => change(compare === choice ? NO_COMPARISON : compareBeside(choice))}
        >
          {intl.formatMessage({ id: 'cost-analytics.compare.quick' }, { compare: choice })}
        </button>
      ))}
    </fieldset>
  );
}
