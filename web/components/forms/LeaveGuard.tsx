// Asks before a page with changes that are not saved is left: by a link, the browser's back, or closing the tab.
import { Button, Group, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';

/** Stands where there are such changes. Other views of the same page are no leaving: the changes stay. */
export function LeaveGuard({ count }: { count: number }) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // The browser asks in its own words: of closing, and of going to another company.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={<FormattedMessage id="platform.unsaved.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'platform.unsaved.stay' }) }}
    >
      <FormattedMessage id="platform.unsaved.text" values={{ count }} />
      <Group justify="flex-end" gap={8} mt={16}>
        <Button onClick={stay} data-autofocus>
          <FormattedMessage id="platform.unsaved.stay" />
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          <FormattedMessage id="platform.unsaved.leave" />
        </Button>
      </Group>
    </Modal>
  );
}
