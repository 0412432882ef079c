// The form of a decision: until when, and why (O-03).
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addDays } from '../../../../../lib/calendar/calendar.ts';
import type { Decision } from '../../../../../lib/commitments/recommendations.ts';
import type { RecommendationQuery } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import { useDecide } from './useDecide.ts';
import { MEANING_TEXTS } from './words.ts';

const DAYS_OF_POSTPONEMENT = 30;

interface DecisionFormProps {
  piece: { key: string; version: number };
  quantity: number;
  query: RecommendationQuery;
  state: Decision;
  onDone: () => void;
  onClose: () => void;
}

export function DecisionForm({ piece, quantity, query, state, onDone, onClose }: DecisionFormProps) {
  const now = new Date().toISOString().slice(0, 10);
  const [until, setUntil] = useState(addDays(now, DAYS_OF_POSTPONEMENT));
  const [reason, setReason] = useState('');
  const { decide, isSaving, errorOf, formRef } = useDecide(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide({
      ...{ ...piece, quantity, query, state, reason },
      ...(state === 'POSTPONED' && { until }),
    });
  };
  const others = errorOf(null) ?? errorOf('quantity');
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage id={MEANING_TEXTS[state]} />
        </Text>
        {state === 'POSTPONED' ? (
          <TextInput
            type="date"
            required
            label={<FormattedMessage id="optimization.decision.until" />}
            value={until}
            error={errorOf('until')}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        ) : null}
        <Textarea
          rows={2}
          required={state === 'EXCLUDED'}
          label={<FormattedMessage id="optimization.decision.reason" />}
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
            <FormattedMessage id="optimization.decision.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="optimization.decision.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
