// The vendors whose cost the viewer wants to see; saved, and every figure loaded again.
import { Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VendorChoice_viewer$key } from '../../__generated__/VendorChoice_viewer.graphql.ts';
import { VendorChoice } from './VendorChoice.tsx';

interface VendorDialogProps {
  viewer: VendorChoice_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

export function VendorDialog({ viewer, isOpen, onClose }: VendorDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="platform.vendors.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'platform.vendors.close' }) }}
    >
      <VendorChoice viewer={viewer} onDone={onClose} />
    </Modal>
  );
}
