// Shows the items of the group of others one by one, in place, and puts them together again (C-07).
import { FormattedMessage } from 'react-intl';
import chart from '../../../charts/ChartLegend.module.css';
import type { AnalyticsAddress } from '../shared/address/address.ts';

interface UnfoldOthersProps {
  /** How many items can be unfolded. */
  count: number;
  others: AnalyticsAddress['others'];
  onChange: (others: AnalyticsAddress['others'] | null) => void;
}

export function UnfoldOthers({ count, others, onChange }: UnfoldOthersProps) {
  if (count === 0 || others === 'hidden') return null;
  const isUnfolded = others === 'unfolded';
  return (
    <button
      type="button"
      className={chart.action}
      aria-expanded={isUnfolded}
      onClick={() => onChange(isUnfolded ? null : 'unfolded')}
    >
      {isUnfolded ? (
        <FormattedMessage id="cost-analytics.chart.fold" />
      ) : (
        <FormattedMessage id="cost-analytics.chart.unfold" values={{ count }} />
      )}
    </button>
  );
}
