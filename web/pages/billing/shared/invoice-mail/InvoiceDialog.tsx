// The dialog of an invoice mail: a new one, or a reservation that is changed; the whole screen on a phone.
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from './draft.ts';
import { InvoiceForm } from './InvoiceForm.tsx';

interface InvoiceDialogProps {
  /** Null: it is closed. */
  draft: Draft | null;
  /** Vendor and month can be chosen too. */
  hasBillFields?: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function InvoiceDialog({ draft, hasBillFields = false, onClose, onDone }: InvoiceDialogProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery('(width < 48em)') ?? false;
  return (
    <Modal
      opened={draft !== null}
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      title={<FormattedMessage id={draft?.based ? 'billing.send.changeTitle' : 'billing.send.title'} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'billing.send.close' }) }}
    >
      {draft ? <InvoiceForm initial={draft} hasBillFields={hasBillFields} onDone={onDone} /> : null}
    </Modal>
  );
}
