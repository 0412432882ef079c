// The way from the list of mails to a new one.
import { Button } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { type Draft, newDraft } from '../../billing/shared/invoice-mail/draft.ts';
import { InvoiceDialog } from '../../billing/shared/invoice-mail/InvoiceDialog.tsx';

export function NewInvoice({ onRefresh }: { onRefresh: () => void }) {
  const { language } = useLanguage();
  const { availableVendors, canEdit, today } = useShellViewer();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [vendor] = availableVendors;
  if (!canEdit('BILLING') || !vendor || today === null) return null;
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconMailFast size={16} aria-hidden />}
        onClick={() => setDraft(newDraft(vendor, firstOfMonth(today), language))}
      >
        <FormattedMessage id="billing.send.open" />
      </Button>
      <InvoiceDialog
        draft={draft}
        hasBillFields
        onClose={() => setDraft(null)}
        onDone={() => {
          setDraft(null);
          onRefresh();
        }}
      />
    </>
  );
}
