// Has a dashboard mailed once, or on a schedule, and says what became of it.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { pastedAddresses } from '../../../../lib/mail/recipients.ts';
import type { useMailDashboardMutation } from '../../../__generated__/useMailDashboardMutation.graphql.ts';
import type {
  SendCycle,
  useMailDashboardScheduleMutation,
} from '../../../__generated__/useMailDashboardScheduleMutation.graphql.ts';
import { useSendKeys } from '../../../components/useSendKeys.ts';
import { useToast } from '../../../components/useToast.ts';
import type { MailDraft } from './mail-draft.ts';
import { useMailOutcome } from './useMailOutcome.ts';

interface Fault {
  code: string;
}

/** `onScheduled` when a schedule was saved, `onSent` when one mail is on its way. */
export function useMailDashboard(
  dashboardId: string,
  { onSent, onScheduled }: { onSent: () => void; onScheduled: () => void },
) {
  const intl = useIntl();
  const toast = useToast();
  const follow = useMailOutcome();
  const keyOf = useSendKeys();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [commitSend, isSending] = useMutation<useMailDashboardMutation>(graphql`
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
  `);
  const [commitSchedule, isScheduling] = useMutation<useMailDashboardScheduleMutation>(graphql`
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
  `);
  const send = (recipients: string[]) =>
    commitSend({
      variables: { input: { id: dashboardId, recipients, idempotencyKey: keyOf(recipients) } },
      onCompleted: ({ mailDashboard: { mail, userErrors } }) => {
        setFaults(userErrors);
        if (userErrors.length > 0) return;
        toast.done(intl.formatMessage({ id: 'dashboard.mailed.sent' }));
        if (mail) follow(mail.id, recipients.length);
        onSent();
      },
      onError: () => toast.failed(),
    });
  const schedule = (recipients: string[], { schedule: chosen, based }: MailDraft) => {
    const { cycle, day, time, zone } = chosen;
    const when = { cycle: cycle.toUpperCase() as SendCycle, day, time, zone };
    commitSchedule({
      variables: {
        input: {
          dashboard: dashboardId,
          recipients,
          ...when,
          ...(based ?? {}),
          idempotencyKey: keyOf([recipients, when]),
        },
      },
      onCompleted: ({ scheduleDashboardMail: { userErrors } }) => {
        setFaults(userErrors);
        if (userErrors.length > 0) return;
        toast.done(intl.formatMessage({ id: 'dashboard.mailed.scheduled' }));
        onScheduled();
      },
      onError: () => toast.failed(),
    });
  };
  const submit = (draft: MailDraft) => {
    const recipients = pastedAddresses(draft.recipients);
    if (draft.isScheduled) schedule(recipients, draft);
    else send(recipients);
  };
  return { submit, isBusy: isSending || isScheduling, faults };
}
