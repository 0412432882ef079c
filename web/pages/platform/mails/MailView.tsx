// A mail as its recipients see it: its body in a frame that can do nothing, and its files where they are still kept.
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MailView_mail$key } from '../../../__generated__/MailView_mail.graphql.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../shared/mails/Mails.module.css';
import { StateMark } from '../shared/mails/StateMark.tsx';

export function MailView({ mail }: { mail: MailView_mail$key }) {
  const intl = useIntl();
  const instantText = useInstant();
  const data = useFragment(
    graphql`
      fragment MailView_mail on Mail {
        attachments {
          content
          contentType
          name
          size
        }
        createdAt
        fault
        html
        nextAttemptAt
        recipients
        refusedRecipients
        sender
        state
        subject
      }
    `,
    mail,
  );
  const { attachments, fault, html, recipients, refusedRecipients, state, subject, nextAttemptAt } = data;
  return (
    <Stack gap="sm">
      <Text fw={600}>{subject}</Text>
      <StateMark state={state} />
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="platform.mails.sentBy"
          values={{
            sender: data.sender,
            instant: instantText(data.createdAt),
            recipients: recipients.join(', '),
          }}
        />
      </Text>
      {fault ? <p className={classes.fault}>{fault}</p> : null}
      {refusedRecipients.length > 0 ? (
        <p className={classes.fault}>
          <FormattedMessage
            id="platform.mails.refused"
            values={{ recipients: refusedRecipients.join(', ') }}
          />
        </p>
      ) : null}
      {nextAttemptAt ? (
        <Text size="sm">
          <FormattedMessage id="platform.mails.nextTry" values={{ instant: instantText(nextAttemptAt) }} />
        </Text>
      ) : null}
      <iframe
        className={classes.frame}
        sandbox=""
        srcDoc={html}
        title={intl.formatMessage({ id: 'platform.mails.frame' })}
      />
      <Group gap="sm">
        {attachments.map(({ content, contentType, name, size }) =>
          content ? (
            <Button
              key={name}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => saveFile({ content, contentType, name })}
            >
              <FormattedMessage
                id="billing.send.openFile"
                values={{ name, size: Math.max(1, Math.round(size / 1024)) }}
              />
            </Button>
          ) : (
            <Text key={name} size="sm" c="dimmed">
              <FormattedMessage id="platform.mails.notKept" values={{ name }} />
            </Text>
          ),
        )}
      </Group>
    </Stack>
  );
}
