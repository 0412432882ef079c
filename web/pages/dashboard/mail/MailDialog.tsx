// To whom the dashboard is mailed.
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { pastedAddresses } from '../../../../lib/recipients.ts';
import type { MailDialogMutation } from '../../../__generated__/MailDialogMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';

interface MailDialogProps {
  dashboardId: string;
  onClose: () => void;
}

export function MailDialog({ dashboardId, onClose }: MailDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [addresses, setAddresses] = useState('');
  const { send, isSending, faults } = useMailDashboard(dashboardId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(pastedAddresses(addresses));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<FormattedMessage id="dashboard.mailed.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.mailed.cancel' }) }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm">
            <FormattedMessage id="dashboard.mailed.hint" />
          </Text>
          <Textarea
            required
            autosize
            minRows={2}
            maxRows={8}
            label={<FormattedMessage id="dashboard.mailed.recipients" />}
            value={addresses}
            error={faults.length > 0 ? (errorText(faults) ?? true) : null}
            onChange={(event) => setAddresses(event.currentTarget.value)}
            data-autofocus
          />
          <Group gap="sm">
            <Button type="submit" loading={isSending}>
              <FormattedMessage id="dashboard.mailed.send" />
            </Button>
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="dashboard.mailed.cancel" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function useMailDashboard(id: string, onDone: () => void) {
  const intl = useIntl();
  const toast = useToast();
  // Of one dialog one mail to each recipient, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<readonly { code: string }[]>([]);
  const [commit, isSending] = useMutation<MailDialogMutation>(graphql`
    mutation MailDialogMutation($input: MailDashboardInput!) {
      mailDashboard(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const send = (recipients: string[]) =>
    commit({
      variables: { input: { id, recipients, idempotencyKey: key } },
      onCompleted: ({ mailDashboard: { userErrors } }) => {
        setFaults(userErrors);
        if (userErrors.length > 0) return;
        toast.done(intl.formatMessage({ id: 'dashboard.mailed.sent' }));
        onDone();
      },
      onError: () => toast.failed(),
    });
  return { send, isSending, faults };
}
