// A request to the support: a title and some lines, answered by mail.
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { MAX_REQUEST_LENGTH, serviceRequestFault } from '../../lib/rules/service-request.ts';
import { MAX_TEXT_LENGTH } from '../../lib/rules/text-rules.ts';
import type { ServiceRequestMutation } from '../__generated__/ServiceRequestMutation.graphql.ts';
import { useErrorText } from '../components/useErrorText.ts';
import { useSendKeys } from '../components/useSendKeys.ts';
import { useToast } from '../components/useToast.ts';

interface ServiceRequestProps {
  /** Where the answer goes. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ServiceRequest({ email, isOpen, onClose }: ServiceRequestProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="platform.request.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'platform.request.cancel' }) }}
    >
      <RequestForm email={email} onDone={onClose} />
    </Modal>
  );
}

function RequestForm({ email, onDone }: { email: string; onDone: () => void }) {
  const errorText = useErrorText();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const { send, isSending, faults, setFaults } = useSendRequest(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = serviceRequestFault({ title, content });
    if (fault) setFaults([fault]);
    else send({ title, content });
  };
  const faultOf = (field: string | null) => {
    const own = faults.filter((fault) => (field === null ? fault.field == null : fault.field === field));
    return own.length > 0 ? (errorText(own) ?? true) : null;
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          required
          maxLength={MAX_TEXT_LENGTH}
          label={<FormattedMessage id="platform.request.subject" />}
          value={title}
          error={faultOf('title')}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          required
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MAX_REQUEST_LENGTH}
          label={<FormattedMessage id="platform.request.content" />}
          description={<FormattedMessage id="platform.request.hint" values={{ email }} />}
          value={content}
          error={faultOf('content')}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {faultOf(null) ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {faultOf(null)}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="platform.request.send" />
          </Button>
          <Button variant="default" onClick={onDone}>
            <FormattedMessage id="platform.request.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Fault = { code: string; field?: string | null };

function useSendRequest(onDone: () => void) {
  const intl = useIntl();
  const toast = useToast();
  const keyOf = useSendKeys();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [commit, isSending] = useMutation<ServiceRequestMutation>(graphql`
    mutation ServiceRequestMutation($input: SendServiceRequestInput!) {
      sendServiceRequest(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const send = (request: { title: string; content: string }) =>
    commit({
      variables: { input: { ...request, idempotencyKey: keyOf(request) } },
      onCompleted: ({ sendServiceRequest: { userErrors } }) => {
        setFaults(userErrors.map(({ code, field }) => ({ code, field: field ?? null })));
        if (userErrors.length > 0) return;
        toast.done(intl.formatMessage({ id: 'platform.request.sent' }));
        onDone();
      },
      onError: () => toast.failed(),
    });
  return { send, isSending, faults, setFaults };
}
