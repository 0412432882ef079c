// How a member enters: allowed addresses where the site checks them, and a one-time password that starts anew.
import { ActionIcon, Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { IconDeviceMobileCog, IconNetwork } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MemberAccess_member$key } from '../../../__generated__/MemberAccess_member.graphql.ts';
import { Tooltip } from '../../../components/overlays/Tooltip.tsx';
import { useResetOneTimePassword } from './useResetOneTimePassword.ts';
import { useSetAddresses } from './useSetAddresses.ts';

export function MemberAccess({ member }: { member: MemberAccess_member$key }) {
  const data = useFragment(
    graphql`
      fragment MemberAccess_member on CompanyMember {
        id
        allowedAddresses
        hasOneTimePassword
        isAddressChecked
        name
        version
      }
    `,
    member,
  );
  return (
    <>
      {data.isAddressChecked ? <AddressesAction {...data} /> : null}
      {data.hasOneTimePassword ? <ResetAction {...data} /> : null}
    </>
  );
}

interface AddressesActionProps {
  id: string;
  name: string;
  version: string;
  allowedAddresses: readonly string[];
}

function AddressesAction({ id, name, version, allowedAddresses }: AddressesActionProps) {
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  const close = () => setText(null);
  const { save, isSaving, fault } = useSetAddresses({ id, version }, close);
  const label = intl.formatMessage({ id: 'administration.page.addresses' }, { name });
  const lines = (text ?? '').split(/[\s,]+/).filter((line) => line !== '');
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} onClick={() => setText(allowedAddresses.join('\n'))}>
          <IconNetwork size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={text !== null} onClose={close} withCloseButton={false} title={label}>
        <Textarea
          label={<FormattedMessage id="administration.page.addressesLabel" />}
          description={<FormattedMessage id="administration.page.addressesText" values={{ name }} />}
          value={text ?? ''}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={fault}
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
          data-autofocus
        />
        <Group gap="sm" mt="md">
          <Button loading={isSaving} onClick={() => save(lines)}>
            <FormattedMessage id="administration.page.addressesSave" />
          </Button>
          <Button variant="default" onClick={close}>
            <FormattedMessage id="administration.page.cancel" />
          </Button>
        </Group>
      </Modal>
    </>
  );
}

function ResetAction({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { reset, isResetting } = useResetOneTimePassword(id, () => setAsking(false));
  const label = intl.formatMessage({ id: 'administration.page.resetOtp' }, { name });
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} onClick={() => setAsking(true)}>
          <IconDeviceMobileCog size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isAsking} onClose={() => setAsking(false)} withCloseButton={false} title={label}>
        <Text>
          <FormattedMessage id="administration.page.resetOtpText" values={{ name }} />
        </Text>
        <Group gap="sm" mt="md">
          <Button color="red" loading={isResetting} onClick={reset}>
            <FormattedMessage id="administration.page.resetOtpNow" />
          </Button>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            <FormattedMessage id="administration.page.cancel" />
          </Button>
        </Group>
      </Modal>
    </>
  );
}
