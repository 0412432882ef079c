// The session is over: says so for three seconds, then leads to the sign-in and back to this address (S-02).
import { Button, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInAddress } from '../../../relay/sign-in.ts';

const SHOWN_MS = 3000;

export function ExpiredDialog() {
  useEffect(() => {
    const timer = setTimeout(signIn, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal
      opened
      onClose={signIn}
      withCloseButton={false}
      centered
      role="alertdialog"
      title={<FormattedMessage id="platform.expired.title" />}
    >
      <Text>
        <FormattedMessage id="platform.expired.text" />
      </Text>
      <Button mt="md" fullWidth onClick={signIn} data-autofocus>
        <FormattedMessage id="platform.expired.signIn" />
      </Button>
    </Modal>
  );
}

function signIn(): void {
  location.assign(signInAddress(location));
}
