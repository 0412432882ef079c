// To whom a dashboard is mailed, and when: once, or on a schedule.
import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSendTime, type SendSchedule } from '../../../../../lib/calendar/send-schedule.ts';
import { NextSending, SendTimeFields } from '../../../../components/schedules/SendTimeFields.tsx';
import type { MailDraft } from './mail-draft.ts';
import { ScheduleWords } from './ScheduleWords.tsx';

interface MailFormProps {
  draft: MailDraft;
  onChange: (draft: MailDraft) => void;
  onSubmit: () => void;
  onCancel: () => void;
  isBusy: boolean;
  /** What is wrong; null where nothing is. */
  fault: string | null;
  formRef: RefObject<HTMLFormElement | null>;
}

export function MailForm({ draft, onChange, onSubmit, onCancel, isBusy, fault, formRef }: MailFormProps) {
  const intl = useIntl();
  const { recipients, isScheduled, schedule, based } = draft;
  const changeSchedule = (change: Partial<SendSchedule>) =>
    onChange({ ...draft, schedule: { ...schedule, ...change } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        {based === null ? (
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'billing.send.mode' })}
            value={isScheduled ? 'scheduled' : 'once'}
            onChange={(value) => onChange({ ...draft, isScheduled: value === 'scheduled' })}
            data={[
              { value: 'once', label: intl.formatMessage({ id: 'dashboard.mailed.once' }) },
              { value: 'scheduled', label: intl.formatMessage({ id: 'dashboard.mailed.onSchedule' }) },
            ]}
          />
        ) : null}
        <Text size="sm">
          <FormattedMessage id={isScheduled ? 'dashboard.mailed.scheduleHint' : 'dashboard.mailed.hint'} />
        </Text>
        <Textarea
          required
          autosize
          minRows={2}
          maxRows={8}
          label={<FormattedMessage id="dashboard.mailed.recipients" />}
          value={recipients}
          error={fault}
          onChange={(event) => onChange({ ...draft, recipients: event.currentTarget.value })}
          data-autofocus
        />
        {isScheduled ? (
          <>
            <SendTimeFields schedule={schedule} onChange={changeSchedule} hasCycle />
            <div>
              <Text size="sm" fw={600}>
                <ScheduleWords schedule={schedule} />
              </Text>
              <NextSending schedule={schedule} />
            </div>
          </>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isBusy} disabled={isScheduled && !isSendTime(schedule.time)}>
            <FormattedMessage
              id="dashboard.mailed.submit"
              values={{ mode: based ? 'change' : isScheduled ? 'schedule' : 'once' }}
            />
          </Button>
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="dashboard.mailed.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
