// To whom a dashboard is mailed, and when: once, or on a schedule.
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { FormEvent, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSendTime, type SendSchedule } from '../../../../../lib/calendar/send-schedule.ts';
import { RecipientPicker } from '../../../../components/recipients/RecipientPicker.tsx';
import { useRecipients } from '../../../../components/recipients/useRecipients.ts';
import { NextSending, SendTimeFields } from '../../../../components/schedules/SendTimeFields.tsx';
import type { MailDraft } from './mail-draft.ts';
import { ScheduleWords } from './ScheduleWords.tsx';
import { useDashboardRecipients } from './useDashboardRecipients.ts';

interface MailFormProps {
  draft: MailDraft;
  onChange: (change: Partial<MailDraft>) => void;
  onSubmit: (recipients: readonly string[]) => void;
  onCancel: () => void;
  isBusy: boolean;
  /** What is wrong; null where nothing is. */
  fault: string | null;
  formRef: RefObject<HTMLFormElement | null>;
}

export function MailForm({ draft, onChange, onSubmit, onCancel, isBusy, fault, formRef }: MailFormProps) {
  const intl = useIntl();
  const { isScheduled, schedule, based } = draft;
  const list = useRecipients({
    recipients: draft.recipients,
    onChange: (recipients) => onChange({ recipients }),
    ask: useDashboardRecipients(),
  });
  const changeSchedule = (change: Partial<SendSchedule>) =>
    onChange({ schedule: { ...schedule, ...change } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.settle(onSubmit);
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        {based === null ? (
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'billing.send.mode' })}
            value={isScheduled ? 'scheduled' : 'once'}
            onChange={(value) => onChange({ isScheduled: value === 'scheduled' })}
            data={[
              { value: 'once', label: intl.formatMessage({ id: 'dashboard.mailed.once' }) },
              { value: 'scheduled', label: intl.formatMessage({ id: 'dashboard.mailed.onSchedule' }) },
            ]}
          />
        ) : null}
        <Text size="sm">
          <FormattedMessage id={isScheduled ? 'dashboard.mailed.scheduleHint' : 'dashboard.mailed.hint'} />
        </Text>
        <RecipientPicker list={list} error={fault} />
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
