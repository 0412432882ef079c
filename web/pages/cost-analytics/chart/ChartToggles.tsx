// What of the chart is switched on and off: the group of others, what is ahead, and the notes (C-07).
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { AddressChange, AnalyticsAddress } from '../shared/address/address.ts';
import classes from './ChartControls.module.css';

interface ChartTogglesProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
  noteCount: number;
  isNotesOpen: boolean;
  onNotes: () => void;
}

export function ChartToggles({ address, onChange, noteCount, isNotesOpen, onNotes }: ChartTogglesProps) {
  const { ahead, others, page } = address;
  return (
    <div className={classes.toggles}>
      <Button
        size="compact-sm"
        variant="default"
        aria-pressed={others !== 'hidden'}
        onClick={() => onChange({ others: others === 'hidden' ? null : 'hidden', page })}
      >
        <FormattedMessage id="cost-analytics.chart.others" />
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-pressed={ahead === 'shown'}
        onClick={() => onChange({ ahead: ahead === 'shown' ? 'hidden' : null, page })}
      >
        <FormattedMessage id="cost-analytics.chart.ahead" />
      </Button>
      <Button size="compact-sm" variant="default" aria-pressed={isNotesOpen} onClick={onNotes}>
        <FormattedMessage id="cost-analytics.notes.open" values={{ count: noteCount }} />
      </Button>
    </div>
  );
}
