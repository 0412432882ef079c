// The link by which a new person sets a password: told once, for the owner to pass on.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopyLink } from '../../../browser/useCopyLink.ts';

interface InvitationLinkProps {
  url: string;
  onDone: () => void;
}

export function InvitationLink({ url, onDone }: InvitationLinkProps) {
  const intl = useIntl();
  const copyLink = useCopyLink();
  return (
    <>
      <Text>
        <FormattedMessage id="administration.page.invitationText" />
      </Text>
      <TextInput
        mt="sm"
        readOnly
        value={url}
        aria-label={intl.formatMessage({ id: 'administration.page.invitation' })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm" mt="md">
        <Button
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copyLink(url)}
          data-autofocus
        >
          <FormattedMessage id="administration.page.copy" />
        </Button>
        <Button variant="default" onClick={onDone}>
          <FormattedMessage id="administration.page.done" />
        </Button>
      </Group>
    </>
  );
}
