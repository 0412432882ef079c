// The trend of use: what was used and what was not in money, or the utilization in percent.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseTrend_trend$key } from '../../../../__generated__/UseTrend_trend.graphql.ts';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { usePercentFormat } from '../usePercent.ts';
import { incompleteSteps, onlyOfCompleteDays } from './incomplete-steps.ts';
import { TrendBlock, type TrendState } from './TrendBlock.tsx';
import { linesOf, moneyLinesOfUse } from './trend-series.ts';

interface UseTrendProps extends Pick<TrendState, 'show' | 'view'> {
  trend: UseTrend_trend$key;
}

export function UseTrend({ trend, show, view }: UseTrendProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment UseTrend_trend on CommitmentUseTrend {
        axis
        currency
        unit
        series {
          code
          name
          utilization
          usedPayment
          unusedPayment
        }
      }
    `,
    trend,
  );
  const { convert, format } = useAmountFormat(data.currency);
  const percentFormat = usePercentFormat();
  const isMoney = show === 'money';
  const { completeThrough, dataThrough } = useShellViewer();
  const { axis, unit } = data;
  const parts = useMemo(() => {
    const isIncomplete = incompleteSteps(axis, unit, { completeThrough, dataThrough });
    return data.series.map((part) => ({
      ...part,
      unusedPayment: onlyOfCompleteDays(part.unusedPayment, unit, isIncomplete),
      utilization: onlyOfCompleteDays(part.utilization, unit, isIncomplete),
    }));
  }, [data.series, axis, unit, completeThrough, dataThrough]);
  const series = useMemo(() => {
    const none = intl.formatMessage({ id: 'optimization.trend.noValue' });
    const [used, unused, utilization] = [
      intl.formatMessage({ id: 'optimization.figure.usedPayment' }),
      intl.formatMessage({ id: 'optimization.figure.unusedPayment' }),
      intl.formatMessage({ id: 'optimization.figure.utilization' }),
    ];
    return isMoney
      ? moneyLinesOfUse(parts, { whole: used, none, unused }, convert)
      : linesOf(parts, { whole: utilization, none }, (part) => part.utilization);
  }, [parts, isMoney, convert, intl]);
  return (
    <TrendBlock
      axis={axis}
      unit={unit}
      series={series}
      kind={isMoney ? 'stack' : 'line'}
      view={view}
      format={isMoney ? format : percentFormat}
      currency={isMoney ? data.currency : undefined}
      summary={intl.formatMessage({ id: 'optimization.trend.useSummary' }, { steps: axis.length })}
    />
  );
}
