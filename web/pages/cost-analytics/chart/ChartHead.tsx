// The head of the chart: what it shows beside the cost, how it is drawn, and which part of it is shown.
import { SegmentedControl } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { ViewSwitch } from '../../../charts/ViewSwitch.tsx';
import classes from '../CostAnalytics.module.css';
import type { AddressChange, FiguresAddress } from '../shared/address/address.ts';
import { ChartMenu } from './ChartMenu.tsx';
import type { useZoom } from './useZoom.ts';
import { ZoomBar } from './ZoomControls.tsx';

interface ChartHeadProps {
  address: FiguresAddress;
  /** Of what is drawn: its steps, and the currency that amounts are shown in. */
  currency: string;
  onChange: (change: AddressChange, options?: { restarts: boolean }) => void;
  /** What the steps of the range are called. */
  steps: readonly string[];
  /** The part of them that is shown, with its days; null while all are. */
  zoom: ReturnType<typeof useZoom> & { days: DateRange | null };
  notes: { count: number; isOpen: boolean; onToggle: () => void };
}

export function ChartHead({ address, currency, onChange, steps, zoom, notes }: ChartHeadProps) {
  const intl = useIntl();
  const isChart = address.view === 'chart';
  const { unit } = address;
  const keepPage = (change: AddressChange) => onChange(change, { restarts: false });
  return (
    <>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.chart.title" values={{ unit }} />{' '}
          <span className={classes.grain}>
            <FormattedMessage id="cost-analytics.chart.grain" values={{ unit, currency }} />
          </span>
        </h2>
        {isChart ? (
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'cost-analytics.chart.kind' })}
            value={address.chart}
            onChange={(chart) => keepPage({ chart })}
            data={[
              { value: 'stack', label: intl.formatMessage({ id: 'cost-analytics.chart.stack' }) },
              { value: 'line', label: intl.formatMessage({ id: 'cost-analytics.chart.line' }) },
            ]}
          />
        ) : null}
        <ViewSwitch view={address.view} onChange={(view) => keepPage({ view })} />
        <ChartMenu
          address={address}
          onChange={onChange}
          notes={notes}
          zoom={isChart ? { steps, shown: zoom.shown, onShow: zoom.show } : null}
        />
      </header>
      {isChart ? (
        <ZoomBar
          days={zoom.days}
          onSetRange={({ start, end }) => onChange({ range: 'custom', start, end })}
          onShowAll={() => zoom.show(null)}
        />
      ) : null}
    </>
  );
}
