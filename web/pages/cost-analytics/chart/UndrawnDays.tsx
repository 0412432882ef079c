// The days of the compared range that the chart has no place for, with what they cost: its total counts them (C-08).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UndrawnDays_analytics$key } from '../../../__generated__/UndrawnDays_analytics.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { formatDays } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../CostAnalytics.module.css';

/** Nothing where all of them are drawn. */
export function UndrawnDays({ analytics }: { analytics: UndrawnDays_analytics$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { compareUndrawn, currency } = useFragment(
    graphql`
      fragment UndrawnDays_analytics on CostAnalytics {
        currency
        compareUndrawn {
          amount
          ranges {
            start
            end
          }
        }
      }
    `,
    analytics,
  );
  if (!compareUndrawn) return null;
  const days = intl.formatList(compareUndrawn.ranges.map((range) => formatDays(range, language)));
  return (
    <p className={`${classes.undrawn} sky-figures`} data-part="cost-analytics.undrawn">
      <FormattedMessage
        id="cost-analytics.chart.undrawn"
        values={{ days, amount: <MoneyText amount={compareUndrawn.amount} currency={currency} /> }}
      />
    </p>
  );
}
