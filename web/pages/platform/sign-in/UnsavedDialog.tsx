// The session is over while something is entered and not saved: the page stays, and goes on after a sign-in in another tab.
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';
import { sessionClosedBy } from '../../../relay/holds/holds.ts';
import { signedInPerson } from '../../../relay/holds/person.ts';
import { signInAddress } from '../../../relay/sign-in.ts';

/** Above dialogs and drawers, which stay open. */
const IN_FRONT = 500;
const OTHER_DEVICE: Record<string, MessageId> = {
  ELSEWHERE: 'platform.denied.elsewhereText',
  CONCURRENT: 'platform.denied.otherDeviceText',
};
const DONE = { pathname: '/sign-in/done', search: '' };

export function UnsavedDialog({ onSignIn }: { onSignIn: () => void }) {
  const otherDevice = OTHER_DEVICE[sessionClosedBy() ?? ''];
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={IN_FRONT}
      centered
      role="alertdialog"
      title={
        <FormattedMessage id={otherDevice ? 'platform.denied.otherDeviceTitle' : 'platform.expired.title'} />
      }
    >
      {otherDevice ? (
        <Text size="sm" mb="xs">
          <FormattedMessage id={otherDevice} />
        </Text>
      ) : null}
      <Text size="sm">
        <FormattedMessage id="platform.expired.unsaved" values={{ person: signedInPerson() }} />
      </Text>
      <Group gap="sm" mt="md">
        <Button component="a" href={signInAddress(DONE)} target="_blank" rel="noopener" data-autofocus>
          <FormattedMessage id="platform.expired.otherTab" />
        </Button>
        <Button variant="default" onClick={onSignIn}>
          <FormattedMessage id="platform.expired.discard" />
        </Button>
      </Group>
    </Modal>
  );
}
