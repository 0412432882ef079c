// All quantities at once: what each saves a month, as usage is and after falls.
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FALLS, stepped } from '../../../../../lib/commitments/advice/goals.ts';
import { downsideOf, simulate } from '../../../../../lib/commitments/advice/simulate.ts';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { seriesVariable } from '../../../../theme/palette.ts';
import classes from '../../shared/Commitments.module.css';
import { usePercentFormat, useShortPercent } from '../../shared/usePercent.ts';
import type { Purchase } from './curve.ts';
import { useQuantity } from './useQuantity.ts';

const POINTS = 49;

interface FrontierProps {
  purchase: Purchase;
  isInstances: boolean;
  currency: string;
}

export function Frontier({ purchase: { valuation, price }, isInstances, currency }: FrontierProps) {
  const intl = useIntl();
  const percent = useShortPercent();
  const percentFormat = usePercentFormat();
  const { convert, format } = useAmountFormat(currency);
  const text = useQuantity(isInstances, currency);
  const [show, setShow] = useState<'money' | 'percent'>('money');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const points = useMemo(() => {
    const steps = Math.max(1, Math.ceil(valuation.peak / price.step));
    // A few machines have fewer sizes than a chart has places.
    const last = Math.min(POINTS - 1, steps);
    return Array.from({ length: last + 1 }, (_, place) => {
      const size = stepped(Math.round((steps * place) / last), price.step);
      return { size, ...simulate(valuation, price, size), downside: downsideOf(valuation, price, size) };
    });
  }, [valuation, price]);
  const data = useMemo(() => {
    const line = (id: string, label: string, place: number, amounts: (number | null)[]): ChartSeries => ({
      id,
      label,
      colour: seriesVariable(place),
      amounts,
    });
    const series =
      show === 'money'
        ? [
            line(
              'now',
              intl.formatMessage({ id: 'optimization.advice.usageAsIs' }),
              0,
              points.map(({ monthlySaving }) => convert(monthlySaving)),
            ),
            ...FALLS.map((fall, index) =>
              line(
                `fall-${fall}`,
                intl.formatMessage({ id: 'optimization.advice.usageFalls' }, { fall: percent(fall) }),
                index + 1,
                points.map(({ downside }) =>
                  convert(downside.find((each) => each.percent === fall)?.monthlySaving ?? 0),
                ),
              ),
            ),
          ]
        : [
            line(
              'utilization',
              intl.formatMessage({ id: 'optimization.figure.utilization' }),
              0,
              points.map(({ utilization }) => utilization),
            ),
            line(
              'coverage',
              intl.formatMessage({ id: 'optimization.figure.coverage' }),
              1,
              points.map(({ coverage }) => coverage),
            ),
          ];
    return {
      points: points.map(({ size }) => ({ label: text(size), fullLabel: text(size), isPartial: false })),
      series,
    };
  }, [points, show, convert, intl, percent, text]);
  return (
    <div data-part="advice.frontier">
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={intl.formatMessage({ id: 'optimization.trend.show' })}
          value={show}
          onChange={setShow}
          data={[
            { value: 'money' as const, label: intl.formatMessage({ id: 'optimization.trend.money' }) },
            { value: 'percent' as const, label: intl.formatMessage({ id: 'optimization.trend.percent' }) },
          ]}
        />
        <ViewSwitch view={view} onChange={setView} />
      </div>
      <TrendChart
        data={data}
        kind="line"
        view={view}
        format={show === 'money' ? format : percentFormat}
        summary={intl.formatMessage({ id: 'optimization.advice.frontierSummary' })}
      />
    </div>
  );
}
