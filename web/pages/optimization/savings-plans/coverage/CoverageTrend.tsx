// The trend of coverage: what plans and what on demand cost, or the percent that was covered.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverageTrend_trend$key } from '../../../../__generated__/CoverageTrend_trend.graphql.ts';
import { convertAll } from '../../../../charts/series/cost-series.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { OTHERS_VARIABLE, seriesVariable } from '../../../../theme/palette.ts';
import { TrendBlock, type TrendState } from '../../shared/trend/TrendBlock.tsx';
import { linesOf } from '../../shared/trend/trend-series.ts';
import { usePercentFormat } from '../../shared/usePercent.ts';

interface CoverageTrendProps extends Pick<TrendState, 'show' | 'view'> {
  trend: CoverageTrend_trend$key;
}

export function CoverageTrend({ trend, show, view }: CoverageTrendProps) {
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
  const isMoney = show === 'money';
  const series = useMemo(() => {
    const words = {
      whole: intl.formatMessage({ id: 'optimization.figure.coverage' }),
      none: intl.formatMessage({ id: 'optimization.trend.uncovered' }),
    };
    const [only] = data.series;
    const isWhole = data.series.length === 1 && only?.code === '';
    if (!isMoney) {
      const lines = linesOf(data.series, words, ({ coverage }) => coverage);
      if (!isWhole) return lines;
      const label = intl.formatMessage({ id: 'optimization.figure.providerCoverage' });
      const amounts = only.providerCoverage.map((percent) => percent ?? null);
      return [...lines, { id: 'provider', label, colour: OTHERS_VARIABLE, amounts, isDashed: true }];
    }
    if (!isWhole)
      return linesOf(data.series, words, ({ savingsPlansCost, onDemandCost, code }) =>
        convertAll(code === '' ? onDemandCost : savingsPlansCost, convert),
      );
    return [
      {
        id: 'plans',
        label: intl.formatMessage({ id: 'optimization.figure.savingsPlansCost' }),
        colour: seriesVariable(0),
        amounts: convertAll(only.savingsPlansCost, convert),
      },
      {
        id: 'onDemand',
        label: intl.formatMessage({ id: 'optimization.figure.onDemandCost' }),
        colour: OTHERS_VARIABLE,
        amounts: convertAll(only.onDemandCost, convert),
      },
    ];
  }, [data.series, isMoney, convert, intl]);
  return (
    <TrendBlock
      axis={data.axis}
      unit={data.unit}
      series={series}
      kind={isMoney ? 'stack' : 'line'}
      view={view}
      format={isMoney ? format : percentFormat}
      summary={intl.formatMessage({ id: 'optimization.trend.coverageSummary' }, { steps: data.axis.length })}
    />
  );
}
