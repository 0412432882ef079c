// Approves an application from a day on, or rejects it, each with a note to who applied.
import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { DecisionFormMutation } from '../../../__generated__/DecisionFormMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import classes from './Plan.module.css';

interface DecisionFormProps {
  application: { id: string; applicant: string; appliedAt: string };
  onDecided: () => void;
}

const IN_FORM = { fields: ['note', 'startsOn'], others: 'form' } as const;

export function DecisionForm({ application, onDecided }: DecisionFormProps) {
  const intl = useIntl();
  const { id, applicant, appliedAt } = application;
  // By the calendar, as the day of the application is.
  const today = new Date().toISOString().slice(0, 10);
  const [note, setNote] = useState('');
  const [startsOn, setStartsOn] = useState(today);
  const { run, isPending, errorOf, formRef } = useMutation<DecisionFormMutation>(
    graphql`
      mutation DecisionFormMutation($input: DecidePlanApplicationInput!) {
        decidePlanApplication(input: $input) {
          application {
            ...PlanEntry_application
          }
          userErrors {
            code
            field
          }
        }
      }
    `,
    IN_FORM,
  );
  const decide = (isApproved: boolean) =>
    run(
      { id, isApproved, note, ...(isApproved && { startsOn }) },
      {
        done: intl.formatMessage({ id: 'administration.plan.decided' }, { name: applicant }),
        onDone: onDecided,
      },
    );
  const others = errorOf(null);
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide(true);
      }}
    >
      <TextInput
        type="date"
        label={intl.formatMessage({ id: 'administration.plan.field' }, { field: 'startsOn' })}
        description={intl.formatMessage({ id: 'administration.plan.startsOnHelp' })}
        min={appliedAt.slice(0, 10)}
        max={today}
        value={startsOn}
        error={errorOf('startsOn')}
        onChange={({ currentTarget }) => setStartsOn(currentTarget.value)}
      />
      <Textarea
        rows={2}
        label={intl.formatMessage({ id: 'administration.plan.field' }, { field: 'note' })}
        description={intl.formatMessage({ id: 'administration.plan.noteHelp' })}
        value={note}
        error={errorOf('note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {others ? (
        <Text size="sm" c="var(--sky-cost)" role="alert">
          {others}
        </Text>
      ) : null}
      <Group gap="sm">
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="administration.plan.approve" />
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => decide(false)}>
          <FormattedMessage id="administration.plan.reject" />
        </Button>
      </Group>
    </form>
  );
}
