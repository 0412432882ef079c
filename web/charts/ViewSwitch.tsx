// Chart or table: the same figures in two forms.
import { SegmentedControl } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './Chart.module.css';

export type ChartView = 'chart' | 'table';

interface ViewSwitchProps {
  view: ChartView;
  onChange: (view: ChartView) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const intl = useIntl();
  const entry = (value: ChartView, name: string, Icon: typeof IconTable) => ({
    value,
    label: (
      <span className={classes.viewEntry} title={name}>
        <Icon size={14} role="img" aria-label={name} />
      </span>
    ),
  });
  return (
    <SegmentedControl
      data-tool
      size="xs"
      aria-label={intl.formatMessage({ id: 'platform.chart.view' })}
      value={view}
      onChange={(value) => onChange(value === 'table' ? 'table' : 'chart')}
      data={[
        entry('chart', intl.formatMessage({ id: 'platform.chart.asChart' }), IconChartBar),
        entry('table', intl.formatMessage({ id: 'platform.chart.asTable' }), IconTable),
      ]}
    />
  );
}
