// The answer first: the total, how it changed, and what it is the total of.

import { Button } from '@mantine/core';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostAnswer_analytics$key } from '../../__generated__/CostAnswer_analytics.graphql.ts';
import { AppliedRates } from '../../components/money/AppliedRates.tsx';
import { ChangeChip } from '../../components/money/ChangeChip.tsx';
import { CostScope } from '../../components/money/CostScope.tsx';
import { MoneyText } from '../../components/money/MoneyText.tsx';
import { Unconverted } from '../../components/money/Unconverted.tsx';
import { useShownDifference } from '../../components/money/useShownDifference.ts';
import { IncompleteDays } from '../../components/notices/IncompleteDays.tsx';
import { NoDataBefore } from '../../components/notices/NoDataBefore.tsx';
import { useBeforeFirstData } from '../../components/notices/useBeforeFirstData.ts';
import { formatDay, formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { usePageChange } from '../../routing/usePageAddress.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { BillLink } from './BillLink.tsx';
import classes from './CostAnalytics.module.css';
import { CostAverage } from './CostAverage.tsx';
import { comparedAmounts } from './compare/compared-amounts.ts';
import { QuickCompare } from './compare/QuickCompare.tsx';
import { FilteredNote } from './filters/FilteredNote.tsx';
import { costAnalyticsPage } from './page.tsx';
import { CostSaving } from './saving/CostSaving.tsx';
import { useAnsweredAddress } from './useAnsweredAddress.ts';

export const CostAnswer = memo(function CostAnswer({ analytics }: { analytics: CostAnswer_analytics$key }) {
  const { language } = useLanguage();
  const { dataThrough } = useShellViewer();
  const address = useAnsweredAddress();
  const { total, currency, range, compareRange, days, compareDays, rates, unconverted } = useFragment(
    graphql`
      fragment CostAnswer_analytics on CostAnalytics {
        currency
        days
        compareDays
        range {
          start
          end
        }
        compareRange {
          start
          end
        }
        total {
          total
          average
          compareAverage
          compareTotal
          change {
            difference
            kind
            percent
          }
        }
        rates {
          date
          from
          rate
          source
          to
        }
        unconverted {
          amount
          currency
        }
      }
    `,
    analytics,
  );
  const isAverage = address.compareCost === 'average';
  const shownDifference = useShownDifference(currency);
  const beforeFirst = useBeforeFirstData(compareRange);
  const amount = (value: number) => <MoneyText amount={value} currency={currency} />;
  return (
    <AppliedRates rates={rates}>
      <section className={classes.answer} data-part="cost-analytics.answer">
        <div className={classes.figure}>{amount(total.total)}</div>
        {total.change && compareRange ? (
          <div className={classes.against}>
            <ChangeChip
              change={total.change}
              currency={currency}
              amount={shownDifference(...comparedAmounts(total, address.compareCost))}
              isNeutral={beforeFirst !== null}
            />
            <span>
              {isAverage ? (
                <FormattedMessage
                  id="cost-analytics.answer.averageAgainst"
                  values={{
                    average: amount(total.compareAverage ?? 0),
                    range: formatRange(compareRange, language),
                  }}
                />
              ) : (
                <FormattedMessage
                  id="cost-analytics.answer.against"
                  values={{
                    total: amount(total.compareTotal ?? 0),
                    range: formatRange(compareRange, language),
                  }}
                />
              )}
            </span>
            <IncompleteDays range={range} />
            <NoDataBefore firstDate={beforeFirst} />
            {isAverage ? null : <UnevenRanges days={days} comparedDays={compareDays ?? days} />}
          </div>
        ) : null}
        <div className={classes.below}>
          <div className={`${classes.scope} sky-figures`}>
            <CostAverage average={total.average} {...{ currency, days, range }} />
            <CostScope
              basis={address.basis === 'effective' ? 'EFFECTIVE' : 'BILLED'}
              range={range}
              currency={currency}
            />
            <FilteredNote />
            {dataThrough && dataThrough <= range.end ? (
              <>
                {' · '}
                <FormattedMessage
                  id="platform.freshness.stamp"
                  values={{ date: `${formatDay(dataThrough, language)} UTC` }}
                />
              </>
            ) : null}
            {compareRange ? null : <IncompleteDays range={range} />}
            <BillLink range={range} />
          </div>
          <QuickCompare />
        </div>
        <CostSaving />
        <Unconverted amounts={unconverted} />
      </section>
    </AppliedRates>
  );
});

interface UnevenRangesProps {
  days: number;
  comparedDays: number;
}

/** Totals of more days against fewer say little: the way to compare averages is offered. */
function UnevenRanges({ days, comparedDays }: UnevenRangesProps) {
  const change = usePageChange(costAnalyticsPage);
  if (days === comparedDays) return null;
  return (
    <span className={classes.uneven}>
      <FormattedMessage id="cost-analytics.answer.uneven" values={{ days, comparedDays }} />{' '}
      <Button size="compact-xs" variant="default" onClick={() => change({ compareCost: 'average' })}>
        <FormattedMessage id="cost-analytics.answer.compareAverages" />
      </Button>
    </span>
  );
}
