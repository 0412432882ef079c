// Exactly the mail that would be sent: its subject, its body in a frame that can do nothing, and its file to open.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { InvoicePreviewQuery } from '../../../../__generated__/InvoicePreviewQuery.graphql.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { useErrorText } from '../../../../components/faults/useErrorText.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import classes from './Send.module.css';

interface InvoicePreviewProps {
  queryRef: PreloadedQuery<InvoicePreviewQuery> | null | undefined;
  onRetry: () => void;
}

export function InvoicePreview({ queryRef, onRetry }: InvoicePreviewProps) {
  return (
    <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={onRetry} resetKey={queryRef}>
      {queryRef ? <Preview queryRef={queryRef} /> : <Skeleton height={480} />}
    </Boundary>
  );
}

function Preview({ queryRef }: { queryRef: PreloadedQuery<InvoicePreviewQuery> }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { viewer } = usePreloadedQuery<InvoicePreviewQuery>(
    graphql`
      query InvoicePreviewQuery($input: InvoicePreviewInput!) {
        viewer {
          invoicePreview(input: $input) {
            mail {
              file {
                content
                contentType
                name
                size
              }
              html
              subject
            }
            userErrors {
              code
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { mail = null, userErrors = [] } = viewer.invoicePreview ?? {};
  if (!mail) {
    const title = errorText(userErrors) ?? intl.formatMessage({ id: 'billing.send.noPreview' });
    return <Notice variant="block" role="alert" title={title} />;
  }
  const { file, html, subject } = mail;
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="billing.send.subject" />
        </Text>
        <Text className={classes.subject ?? ''}>{subject}</Text>
      </div>
      <iframe
        className={classes.frame}
        sandbox=""
        srcDoc={html}
        title={intl.formatMessage({ id: 'billing.send.previewFrame' })}
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(file)}
        >
          <FormattedMessage
            id="billing.send.openFile"
            values={{ name: file.name, size: Math.max(1, Math.round(file.size / 1024)) }}
          />
        </Button>
      </Group>
    </Stack>
  );
}
