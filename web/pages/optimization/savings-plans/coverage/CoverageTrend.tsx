// The trend of coverage: what plans cost beside what nothing covered, the latter part by part, or the percent that was covered.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverageTrend_trend$key } from '../../../../__generated__/CoverageTrend_trend.graphql.ts';
import { convertAll } from '../../../../charts/series/cost-series.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { OTHERS_VARIABLE } from '../../../../theme/palette.ts';
import { TREND_SHOWS, TrendBlock, type TrendState } from '../../shared/trend/TrendBlock.tsx';
import { amountLinesOf, linesOf, moneyLinesOfCoverage } from '../../shared/trend/trend-series.ts';
import { usePercentFormat } from '../../shared/usePercent.ts';
import type { CoverageShow } from './page.tsx';

export const COVERAGE_SHOWS = {
  money: TREND_SHOWS.money,
  onDemand: 'optimization.figure.onDemandCost',
  percent: TREND_SHOWS.percent,
} as const satisfies Record<CoverageShow, MessageId>;

interface CoverageTrendProps extends Pick<TrendState, 'by' | 'view'> {
  trend: CoverageTrend_trend$key;
  show: CoverageShow;
}

const TEXTS = [
  'optimization.figure.coverage',
  'optimization.figure.providerCoverage',
  'optimization.figure.savingsPlansCost',
  'optimization.figure.onDemandCost',
  'optimization.trend.noValue',
] as const;

export function CoverageTrend({ trend, by, show, view }: CoverageTrendProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment CoverageTrend_trend on CommitmentCoverageTrend {
        axis
        currency
        unit
        series {
          code
          name
          coverage
          providerCoverage
          savingsPlansCost
          onDemandCost
        }
      }
    `,
    trend,
  );
  const { convert, format } = useAmountFormat(data.currency);
  const percentFormat = usePercentFormat();
  const isMoney = show !== 'percent';
  const series = useMemo(() => {
    const [coverage, providerCoverage, plans, onDemand, none] = TEXTS.map((id) => intl.formatMessage({ id }));
    const wordsOf = (whole = '') => ({ whole, none: none ?? '' });
    if (show === 'onDemand')
      return amountLinesOf(data.series, wordsOf(onDemand), ({ onDemandCost }) =>
        convertAll(onDemandCost, convert),
      );
    if (show === 'money')
      return moneyLinesOfCoverage(data.series, { ...wordsOf(plans), onDemand: onDemand ?? '' }, convert);
    // What nothing covered has no type of plan, and so no percent of its own.
    const parts = by === 'type' ? data.series.filter(({ code }) => code !== '') : data.series;
    const lines = linesOf(parts, wordsOf(coverage), (part) => part.coverage);
    const [only] = data.series;
    if (by !== 'none' || !only) return lines;
    const amounts = only.providerCoverage.map((percent) => percent ?? null);
    const provider = { id: 'provider', label: providerCoverage ?? '', colour: OTHERS_VARIABLE, amounts };
    return [...lines, { ...provider, isDashed: true }];
  }, [data.series, by, show, convert, intl]);
  return (
    <TrendBlock
      axis={data.axis}
      unit={data.unit}
      series={series}
      kind={isMoney ? 'stack' : 'line'}
      view={view}
      format={isMoney ? format : percentFormat}
      currency={isMoney ? data.currency : undefined}
      summary={intl.formatMessage({ id: 'optimization.trend.coverageSummary' }, { steps: data.axis.length })}
    />
  );
}
