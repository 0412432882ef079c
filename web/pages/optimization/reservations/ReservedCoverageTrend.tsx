// Coverage over time in one unit, with or without what plans cover.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReservedCoverageTrend_trend$key } from '../../../__generated__/ReservedCoverageTrend_trend.graphql.ts';
import { seriesVariable } from '../../../theme/palette.ts';
import { TrendBlock } from '../shared/trend/TrendBlock.tsx';
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
        figures {
          ...coverageRows_figures
        }
      }
    `,
    trend,
  );
  const amounts = data.figures.map((figures) => {
    if (!figures) return null;
    const usage = coverageFigures(figures)[unit];
    return (isWithPlans ? usage.coverageWithPlans : usage.coverage) ?? null;
  });
  const label = intl.formatMessage({ id: 'optimization.reserved.coverage' });
  return (
    <TrendBlock
      axis={data.axis}
      unit={data.unit}
      series={[{ id: 'coverage', label, colour: seriesVariable(0), amounts }]}
      kind="line"
      view={view}
      format={format}
      summary={intl.formatMessage({ id: 'optimization.reserved.coverageTrendSummary' })}
    />
  );
}
