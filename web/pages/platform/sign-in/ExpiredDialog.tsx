// The session is over: says so for three seconds, then leads to the sign-in and back to this address (S-02).
import { Button, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

const SHOWN_MS = 3000;

export function ExpiredDialog({ onSignIn }: { onSignIn: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onSignIn, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onSignIn]);
  return (
    <Modal
      opened
      onClose={onSignIn}
      withCloseButton={false}
      centered
      role="alertdialog"
      title={<FormattedMessage id="platform.expired.title" />}
    >
      <Text>
        <FormattedMessage id="platform.expired.text" />
      </Text>
      <Button mt="md" fullWidth onClick={onSignIn} data-autofocus>
        <FormattedMessage id="platform.expired.signIn" />
      </Button>
    </Modal>
  );
}
