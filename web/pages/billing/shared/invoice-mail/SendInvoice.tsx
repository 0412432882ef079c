// The way from a bill to its mail: the button of the billing page, and the link to what was sent and reserved.
import { Button, Group } from '@mantine/core';
import { IconMail, IconMailFast } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { usePageAction } from '../../../../routing/actions/usePageAction.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { type Draft, newDraft } from './draft.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';

interface SendInvoiceProps {
  vendor: Vendor;
  /** First day of the month. */
  month: string;
}

export function SendInvoice({ vendor, month }: SendInvoiceProps) {
  const { language } = useLanguage();
  const { canEdit } = useShellViewer();
  const [draft, setDraft] = useState<Draft | null>(null);
  const close = () => setDraft(null);
  const open = () => setDraft(newDraft(vendor, month, language));
  usePageAction('sendInvoice', open);
  return (
    <Group gap="xs">
      {canEdit('BILLING') ? (
        <Button
          size="compact-sm"
          leftSection={<IconMailFast size={16} aria-hidden />}
          onClick={open}
          data-part="send-invoice"
        >
          <FormattedMessage id="billing.send.open" />
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        component={Link}
        to={pagePath('mails')}
        leftSection={<IconMail size={16} aria-hidden />}
      >
        <FormattedMessage id="billing.send.mails" />
      </Button>
      <InvoiceDialog draft={draft} onClose={close} onDone={close} />
    </Group>
  );
}
