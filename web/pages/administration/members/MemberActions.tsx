// What an owner can do about a member: a new link for who has no password yet, how the member enters, and removal,
// which is asked twice.
import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconLink, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MemberActions_member$key } from '../../../__generated__/MemberActions_member.graphql.ts';
import { Tooltip } from '../../../components/overlays/Tooltip.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { useRemoveMember } from './useRemoveMember.ts';
import { useRenewInvitation } from './useRenewInvitation.ts';

interface MemberActionsProps {
  member: MemberActions_member$key;
  onRefresh: () => void;
}

export function MemberActions({ member, onRefresh }: MemberActionsProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment MemberActions_member on CompanyMember {
        id
        kind
        name
        state
        version
        ...MemberAccess_member
      }
    `,
    member,
  );
  const { id, kind, name, state, version } = data;
  const [isAsking, setAsking] = useState(false);
  const { remove, isRemoving } = useRemoveMember({ id, version }, () => {
    setAsking(false);
    onRefresh();
  });
  const { renew, isRenewing, invitationUrl, forget } = useRenewInvitation(id);
  if (kind === 'TOOL') return null;
  const removeLabel = intl.formatMessage({ id: 'administration.page.remove' }, { name });
  const renewLabel = intl.formatMessage({ id: 'administration.page.renew' }, { name });
  return (
    <Group gap={4} wrap="nowrap">
      {state === 'INVITED' ? (
        <Tooltip label={renewLabel}>
          <ActionIcon aria-label={renewLabel} loading={isRenewing} onClick={renew}>
            <IconLink size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null}
      <MemberAccess member={data} />
      <Tooltip label={removeLabel}>
        <ActionIcon aria-label={removeLabel} onClick={() => setAsking(true)}>
          <IconUserMinus size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isAsking} onClose={() => setAsking(false)} withCloseButton={false} title={removeLabel}>
        <Text>
          <FormattedMessage id="administration.page.removeText" values={{ name }} />
        </Text>
        <Group gap="sm" mt="md">
          <Button color="red" loading={isRemoving} onClick={remove}>
            <FormattedMessage id="administration.page.removeNow" />
          </Button>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            <FormattedMessage id="administration.page.cancel" />
          </Button>
        </Group>
      </Modal>
      <Modal opened={invitationUrl !== null} onClose={forget} withCloseButton={false} title={renewLabel}>
        <InvitationLink url={invitationUrl ?? ''} onDone={forget} />
      </Modal>
    </Group>
  );
}
