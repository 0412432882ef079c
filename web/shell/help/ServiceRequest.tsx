// A request to the support: a title and some lines, answered by mail.
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { MAX_REQUEST_LENGTH, serviceRequestFault } from '../../../lib/rules/service-request.ts';
import { MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';
import type { ServiceRequestMutation } from '../../__generated__/ServiceRequestMutation.graphql.ts';
import { useSendKeys } from '../../components/forms/useSendKeys.ts';
import { useMutation } from '../../mutations/useMutation.ts';

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
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const { send, isSending, errorOf, setErrors, formRef } = useSendRequest(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = serviceRequestFault({ title, content });
    if (fault) setErrors([fault]);
    else send({ title, content });
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          required
          maxLength={MAX_TEXT_LENGTH}
          label={<FormattedMessage id="platform.request.subject" />}
          value={title}
          error={errorOf('title')}
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
          error={errorOf('content')}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {errorOf(null) ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {errorOf(null)}
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

function useSendRequest(onDone: () => void) {
  const intl = useIntl();
  const keyOf = useSendKeys();
  const { run, isPending, ...form } = useMutation<ServiceRequestMutation>(
    graphql`
    mutation ServiceRequestMutation($input: SendServiceRequestInput!) {
      sendServiceRequest(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `,
    { fields: ['title', 'content'], others: 'form' },
  );
  const send = (request: { title: string; content: string }) =>
    run(
      { ...request, idempotencyKey: keyOf(request) },
      { done: intl.formatMessage({ id: 'platform.request.sent' }), onDone },
    );
  return { send, isSending: isPending, ...form };
}
