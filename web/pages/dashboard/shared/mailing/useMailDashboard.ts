// Has a dashboard mailed once, or on a schedule, and says what became of it.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useMailDashboardMutation } from '../../../../__generated__/useMailDashboardMutation.graphql.ts';
import type {
  SendCycle,
  useMailDashboardScheduleMutation,
} from '../../../../__generated__/useMailDashboardScheduleMutation.graphql.ts';
import { useSendKeys } from '../../../../components/forms/useSendKeys.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import type { MailDraft } from './mail-draft.ts';
import { useMailOutcome } from './useMailOutcome.ts';

/** The form shows every error beside the recipients. */
const IN_FORM = { others: 'form' } as const;

/** `onScheduled` when a schedule was saved, `onSent` when one mail is on its way. */
export function useMailDashboard(
  dashboardId: string,
  { onSent, onScheduled }: { onSent: () => void; onScheduled: () => void },
) {
  const intl = useIntl();
  const follow = useMailOutcome();
  const keyOf = useSendKeys();
  const [isScheduled, setScheduled] = useState(false);
  const sending = useMutation<useMailDashboardMutation>(
    graphql`
    mutation useMailDashboardMutation($input: MailDashboardInput!) {
      mailDashboard(input: $input) {
        mail {
          id
        }
        userErrors {
          code
        }
      }
    }
  `,
    IN_FORM,
  );
  const scheduling = useMutation<useMailDashboardScheduleMutation>(
    graphql`
    mutation useMailDashboardScheduleMutation($input: ScheduleDashboardMailInput!) {
      scheduleDashboardMail(input: $input) {
        mail {
          ...DashboardMailEntry_mail
          ...DashboardMailRow_mail
        }
        userErrors {
          code
        }
      }
    }
  `,
    IN_FORM,
  );
  const send = (recipients: string[]) =>
    sending.run(
      { id: dashboardId, recipients, idempotencyKey: keyOf(recipients) },
      {
        done: intl.formatMessage({ id: 'dashboard.mailed.sent' }),
        onDone: ({ mail }) => {
          if (mail) follow(mail.id, recipients.length);
          onSent();
        },
      },
    );
  const schedule = (recipients: string[], { schedule: chosen, based }: MailDraft) => {
    const { cycle, day, time, zone } = chosen;
    const when = { cycle: cycle.toUpperCase() as SendCycle, day, time, zone };
    scheduling.run(
      {
        dashboard: dashboardId,
        recipients,
        ...when,
        ...(based ?? {}),
        idempotencyKey: keyOf([recipients, when]),
      },
      { done: intl.formatMessage({ id: 'dashboard.mailed.scheduled' }), onDone: onScheduled },
    );
  };
  const submit = (draft: MailDraft) => {
    const recipients = [...draft.recipients];
    setScheduled(draft.isScheduled);
    if (draft.isScheduled) schedule(recipients, draft);
    else send(recipients);
  };
  /** Of the one that was sent last. */
  const { errorOf, formRef } = isScheduled ? scheduling : sending;
  const forget = () => {
    sending.setErrors([]);
    scheduling.setErrors([]);
  };
  return { submit, forget, isBusy: sending.isPending || scheduling.isPending, fault: errorOf(null), formRef };
}
