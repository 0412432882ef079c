// The form of a change of state: its days where it has some, and why (N-02).
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays } from '../../../../../lib/calendar/calendar.ts';
import type { SettableState } from '../../../../../lib/catalogue/anomaly.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { ReplayPreview } from './ReplayPreview.tsx';
import { useSetState } from './useSetState.ts';

interface StateFormProps {
  anomaly: { id: string; version: number; startedOn: string; lastSeenOn: string; detectType: 'AI' | 'RULE' };
  state: SettableState;
  onClose: () => void;
}

const DAYS_OF_SNOOZE = 7;

export function StateForm({ anomaly, state, onClose }: StateFormProps) {
  const intl = useIntl();
  const { today } = useShellViewer();
  const [stateFrom, setFrom] = useState(anomaly.startedOn);
  const [stateUntil, setUntil] = useState(
    state === 'SNOOZED' ? addDays(today ?? anomaly.lastSeenOn, DAYS_OF_SNOOZE) : anomaly.lastSeenOn,
  );
  const [reason, setReason] = useState('');
  const { set, isSaving, errorOf, formRef } = useSetState(onClose);
  const hasStart = state === 'PLANNED';
  const hasEnd = hasStart || state === 'SNOOZED';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { id, version } = anomaly;
    set({
      ...{ id, version, state, reason },
      ...(hasStart && { stateFrom }),
      ...(hasEnd && stateUntil !== '' && { stateUntil }),
    });
  };
  const others = errorOf(null);
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage id="anomaly.handling.meaning" values={{ state }} />
        </Text>
        {state === 'FALSE' && anomaly.detectType === 'AI' ? <ReplayPreview id={anomaly.id} /> : null}
        {hasStart ? (
          <TextInput
            type="date"
            required
            label={intl.formatMessage({ id: 'anomaly.filters.day' }, { part: 'start' })}
            value={stateFrom}
            error={errorOf('stateFrom')}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        ) : null}
        {hasEnd ? (
          <TextInput
            type="date"
            required={!hasStart}
            description={hasStart ? intl.formatMessage({ id: 'anomaly.handling.openEnd' }) : undefined}
            label={intl.formatMessage({ id: 'anomaly.filters.day' }, { part: 'end' })}
            value={stateUntil}
            error={errorOf('stateUntil')}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        ) : null}
        <Textarea
          rows={2}
          label={intl.formatMessage({ id: 'anomaly.handling.reason' })}
          value={reason}
          error={errorOf('reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="anomaly.handling.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
