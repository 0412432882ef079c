// The bill of a month as a file: the PDF, workbook or CSV that its mail has (B-12).
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { BillFilesQuery } from '../../__generated__/BillFilesQuery.graphql.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useErrorText } from '../../components/faults/useErrorText.ts';
import { useToast } from '../../components/feedback/useToast.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { FILE_TYPES, mailLanguage } from './shared/invoice-mail/draft.ts';

interface BillFilesProps {
  vendor: Vendor;
  /** First day of the month. */
  month: string;
}

export function BillFiles({ vendor, month }: BillFilesProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const environment = useRelayEnvironment();
  const { language } = useLanguage();
  const [isLoading, setLoading] = useState(false);
  const load = async (fileType: (typeof FILE_TYPES)[number]) => {
    setLoading(true);
    try {
      const answer = await fetchQuery<BillFilesQuery>(environment, QUERY, {
        input: { vendor, month, fileType, language: mailLanguage(language) },
      }).toPromise();
      const { mail = null, userErrors = [] } = answer?.viewer.invoicePreview ?? {};
      if (mail) saveFile(mail.file);
      else toast.failed(errorText(userErrors) ?? undefined);
    } catch {
      toast.failed();
    } finally {
      setLoading(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          <FormattedMessage id="billing.page.files" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FILE_TYPES.map((type) => (
          <Menu.Item key={type} onClick={() => void load(type)}>
            {intl.formatMessage({ id: 'billing.send.fileTypeName' }, { type })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const QUERY = graphql`
  query BillFilesQuery($input: InvoicePreviewInput!) {
    viewer {
      invoicePreview(input: $input) {
        mail {
          file {
            content
            contentType
            name
          }
        }
        userErrors {
          code
        }
      }
    }
  }
`;
