// Shows a part of the chart by keyboard, and makes the shown part the range of the question.
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { formatRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './ChartControls.module.css';
import type { Shown } from './useZoom.ts';

export interface ZoomProps {
  /** What the steps are called. */
  steps: readonly string[];
  shown: Shown | null;
  onShow: (shown: Shown | null) => void;
}

/** The same as dragging over the chart, for users without a mouse. */
export function ZoomForm({ steps, shown, onShow, onDone }: ZoomProps & { onDone: () => void }) {
  const intl = useIntl();
  const [first, setFirst] = useState(shown?.[0] ?? 0);
  const [last, setLast] = useState(shown?.[1] ?? steps.length - 1);
  const options = steps.map((label, value) => ({ value: String(value), label }));
  const submit = () => {
    onShow([Math.min(first, last), Math.max(first, last)]);
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <Group gap="sm" grow>
          <NativeSelect
            label={intl.formatMessage({ id: 'cost-analytics.zoom.first' })}
            value={String(first)}
            data={options}
            onChange={(event) => setFirst(Number(event.currentTarget.value))}
          />
          <NativeSelect
            label={intl.formatMessage({ id: 'cost-analytics.zoom.last' })}
            value={String(last)}
            data={options}
            onChange={(event) => setLast(Number(event.currentTarget.value))}
          />
        </Group>
        <Group gap="sm" justify="flex-end">
          <Button type="submit">
            <FormattedMessage id="cost-analytics.zoom.show" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ZoomBarProps {
  /** The days that are shown; null while all are. */
  days: DateRange | null;
  onSetRange: (days: DateRange) => void;
  onShowAll: () => void;
}

/** What is shown of the range, and the two ways on from there. */
export function ZoomBar({ days, onSetRange, onShowAll }: ZoomBarProps) {
  const { language } = useLanguage();
  if (!days) return null;
  return (
    <div className={classes.zoomBar}>
      <span className="sky-figures" role="status">
        <FormattedMessage id="cost-analytics.zoom.shown" values={{ range: formatRange(days, language) }} />
      </span>
      <Button size="compact-sm" onClick={() => onSetRange(days)}>
        <FormattedMessage id="cost-analytics.zoom.setRange" />
      </Button>
      <Button size="compact-sm" variant="default" onClick={onShowAll}>
        <FormattedMessage id="cost-analytics.zoom.showAll" />
      </Button>
    </div>
  );
}
