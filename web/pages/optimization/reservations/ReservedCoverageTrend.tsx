// Coverage over time in one unit, with or without what plans cover.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReservedCoverageTrend_trend$key } from '../../../__generated__/ReservedCoverageTrend_trend.graphql.ts';
import { TrendBlock } from '../shared/trend/TrendBlock.tsx';
import { linesOf } from '../shared/trend/trend-series.ts';
import { usePercentFormat } from '../shared/usePercent.ts';
import { coverageFigures } from './coverage-rows.ts';

interface ReservedCoverageTrendProps {
  trend: ReservedCoverageTrend_trend$key;
  unit: 'hours' | 'units';
  isWithPlans: boolean;
  view: 'chart' | 'table';
}

export function ReservedCoverageTrend({ trend, unit, isWithPlans, view }: ReservedCoverageTrendProps) {
  const intl = useIntl();
  const format = usePercentFormat();
  const data = useFragment(
    graphql`
      fragment ReservedCoverageTrend_trend on ReservationCoverageTrend {
        axis
        unit
        series {
          code
          name
          figures {
            ...coverageRows_figures
          }
        }
      }
    `,
    trend,
  );
  const series = useMemo(() => {
    const words = {
      whole: intl.formatMessage({ id: 'optimization.reserved.coverage' }),
      none: intl.formatMessage({ id: 'optimization.trend.noValue' }),
    };
    return linesOf(data.series, words, ({ figures: steps }) =>
      steps.map((figures) => {
        if (!figures) return null;
        const usage = coverageFigures(figures)[unit];
        return isWithPlans ? usage.coverageWithPlans : usage.coverage;
      }),
    );
  }, [data.series, unit, isWithPlans, intl]);
  return (
    <TrendBlock
      axis={data.axis}
      unit={data.unit}
      series={series}
      kind="line"
      view={view}
      format={format}
      summary={intl.formatMessage({ id: 'optimization.reserved.coverageTrendSummary' })}
    />
  );
}
