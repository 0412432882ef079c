// The form of reminders: days before the end, up to ten people, and when a commitment counts as poorly used.
import { Button, Checkbox, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import { REMINDER_DAYS } from '../../../../../lib/commitments/reminders.ts';
import { MAX_RECIPIENTS } from '../../../../../lib/mail/mails.ts';
import type { ReminderForm_reminders$key } from '../../../../__generated__/ReminderForm_reminders.graphql.ts';
import type { CommitmentRemindersInput } from '../../../../__generated__/reminderDocumentsPlansMutation.graphql.ts';
import { areTooMany, PeopleChoice, stillOffered } from '../../../../components/forms/PeopleChoice.tsx';
import { useMutation } from '../../../../mutations/useMutation.ts';
import classes from './Ending.module.css';
import { REMINDER_DOCUMENTS } from './reminder-documents.ts';

interface ReminderFormProps {
  kind: CommitmentKind;
  reminders: ReminderForm_reminders$key;
  onDone: () => void;
}

type SaveReminders = MutationParameters & { variables: { input: CommitmentRemindersInput } };

export function ReminderForm({ kind, reminders, onDone }: ReminderFormProps) {
  const intl = useIntl();
  const found = useFragment(
    graphql`
      fragment ReminderForm_reminders on CommitmentReminders {
        days
        lowPercent
        people {
          email
          name
        }
        recipients
        version
      }
    `,
    reminders,
  );
  const [days, setDays] = useState(found.days.map(String));
  const [people, setPeople] = useState(stillOffered(found.recipients, found.people));
  const [low, setLow] = useState<number | string>(found.lowPercent);
  const { run, isPending } = useMutation<SaveReminders>(REMINDER_DOCUMENTS[kind].save);
  const isLow = typeof low === 'number' && Number.isInteger(low) && low >= 1 && low <= 100;
  const isOver = areTooMany(people);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLow || isOver) return;
    const input = { days: days.map(Number), lowPercent: low, recipients: people, version: found.version };
    run(input, { onDone });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <FormattedMessage id="optimization.reminder.hint" tagName="p" />
      <Checkbox.Group
        label={<FormattedMessage id="optimization.reminder.days" />}
        value={days}
        onChange={setDays}
      >
        <div className={classes.choices}>
          {REMINDER_DAYS.map((each) => (
            <Checkbox
              key={each}
              size="xs"
              value={String(each)}
              label={intl.formatMessage({ id: 'optimization.value.days' }, { count: each })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <PeopleChoice
        label={<FormattedMessage id="optimization.reminder.recipients" values={{ max: MAX_RECIPIENTS }} />}
        people={found.people}
        chosen={people}
        onChange={setPeople}
        tooMany={<FormattedMessage id="optimization.reminder.tooMany" values={{ max: MAX_RECIPIENTS }} />}
      />
      <NumberInput
        label={<FormattedMessage id="optimization.reminder.low" />}
        description={<FormattedMessage id="optimization.reminder.lowHint" />}
        value={low}
        onChange={setLow}
        min={1}
        max={100}
        allowDecimal={false}
        suffix=" %"
        error={isLow ? null : <FormattedMessage id="optimization.reminder.notLow" />}
      />
      <Button type="submit" loading={isPending} disabled={!isLow || isOver}>
        <FormattedMessage id="optimization.reminder.save" />
      </Button>
    </form>
  );
}
