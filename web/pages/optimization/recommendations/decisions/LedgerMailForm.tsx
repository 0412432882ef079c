// The form of the monthly mail: up to ten people, and the day.
import { Button, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import {
  DEFAULT_SEND_DAY,
  DEFAULT_SEND_TIME,
  isSendTime,
  type SendSchedule,
} from '../../../../../lib/calendar/send-schedule.ts';
import { MAX_RECIPIENTS } from '../../../../../lib/mail/mails.ts';
import type { LedgerMailForm_mail$key } from '../../../../__generated__/LedgerMailForm_mail.graphql.ts';
import type { LedgerMailFormMutation } from '../../../../__generated__/LedgerMailFormMutation.graphql.ts';
import { areTooMany, PeopleChoice, stillOffered } from '../../../../components/forms/PeopleChoice.tsx';
import { NextSending, SendTimeFields } from '../../../../components/schedules/SendTimeFields.tsx';
import { ownZone } from '../../../../components/schedules/send-zone.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import classes from '../../shared/ending/Ending.module.css';

interface LedgerMailFormProps {
  mail: LedgerMailForm_mail$key;
  onDone: () => void;
}

export function LedgerMailForm({ mail, onDone }: LedgerMailFormProps) {
  const { people, schedule: known } = useFragment(
    graphql`
      fragment LedgerMailForm_mail on PromiseLedgerMail {
        people {
          email
          name
        }
        schedule {
          day
          pauseReason
          recipients {
            email
          }
          seq
          time
          version
          zone
        }
      }
    `,
    mail,
  );
  const [chosen, setChosen] = useState(() =>
    stillOffered(known?.recipients.map(({ email }) => email) ?? [], people),
  );
  const [schedule, setSchedule] = useState<SendSchedule>({
    cycle: 'monthly',
    day: known?.day ?? DEFAULT_SEND_DAY,
    time: known?.time ?? DEFAULT_SEND_TIME,
    zone: known?.zone ?? ownZone(),
  });
  const { run, isPending } = useMutation<LedgerMailFormMutation>(graphql`
    mutation LedgerMailFormMutation($input: SavePromiseLedgerMailInput!) {
      savePromiseLedgerMail(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const isWrong = areTooMany(chosen) || !isSendTime(schedule.time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const { day, time, zone } = schedule;
    const based = known ? { basedOn: known.seq, basedOnVersion: known.version } : {};
    run({ recipients: chosen, day, time, zone, ...based }, { onDone });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <FormattedMessage id="optimization.ledgerMail.hint" tagName="p" />
      {known?.pauseReason ? (
        <Text size="sm" c="var(--sky-cost)" role="note">
          <FormattedMessage id="optimization.ledgerMail.paused" />
        </Text>
      ) : null}
      <PeopleChoice
        label={<FormattedMessage id="optimization.ledgerMail.recipients" values={{ max: MAX_RECIPIENTS }} />}
        people={people}
        chosen={chosen}
        onChange={setChosen}
        tooMany={<FormattedMessage id="optimization.ledgerMail.tooMany" values={{ max: MAX_RECIPIENTS }} />}
      />
      <SendTimeFields
        schedule={schedule}
        onChange={(change) => setSchedule((before) => ({ ...before, ...change }))}
      />
      {chosen.length > 0 ? (
        <NextSending schedule={schedule} />
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="optimization.ledgerMail.nobody" />
        </Text>
      )}
      <Button type="submit" loading={isPending} disabled={isWrong}>
        <FormattedMessage id="optimization.reminder.save" />
      </Button>
    </form>
  );
}
