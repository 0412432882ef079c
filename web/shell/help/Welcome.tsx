// Greets a user who opens the dashboard for the first time, beside the figures and never over them (A-08, D-15).
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocal } from '../../browser/useLocal.ts';
import { useTour } from '../tour/tour-context.ts';
import { CornerCard } from './CornerCard.tsx';

export function Welcome() {
  const intl = useIntl();
  const titleId = useId();
  const [isSeen, keepSeen] = useLocal('welcomeSeen');
  const { ofPage, start } = useTour();
  if (isSeen || ofPage !== 'dashboard') return null;
  const close = () => keepSeen(true);
  return (
    <CornerCard labelledBy={titleId} onClose={close}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text id={titleId} fw={600} component="h2">
          <FormattedMessage id="dashboard.welcome.title" />
        </Text>
        <CloseButton aria-label={intl.formatMessage({ id: 'dashboard.welcome.close' })} onClick={close} />
      </Group>
      <Text mt={4}>
        <FormattedMessage id="dashboard.welcome.text" />
      </Text>
      <Group gap="sm" mt="md">
        <Button
          onClick={() => {
            close();
            start('dashboard');
          }}
        >
          <FormattedMessage id="dashboard.welcome.tour" />
        </Button>
        <Button variant="default" onClick={close}>
          <FormattedMessage id="dashboard.welcome.alone" />
        </Button>
      </Group>
    </CornerCard>
  );
}
