// Adds a person to the company: address, name, and the rights to start with.
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InvitationLink } from './InvitationLink.tsx';
import { type AdministeredMenu, RIGHTS, type Right } from './RightSelect.tsx';
import { useAddMember } from './useAddMember.ts';

interface AddMemberProps {
  isOpen: boolean;
  menus: readonly AdministeredMenu[];
  onClose: () => void;
  onAdded: () => void;
}

export function AddMember({ isOpen, menus, onClose, onAdded }: AddMemberProps) {
  const intl = useIntl();
  const [invitationUrl, setInvitationUrl] = useState<string | null>(null);
  const close = () => {
    setInvitationUrl(null);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={<FormattedMessage id="administration.page.add" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'administration.page.cancel' }) }}
    >
      {invitationUrl === null ? (
        <AddMemberForm
          menus={menus}
          onAdded={(url) => {
            onAdded();
            if (url === null) close();
            else setInvitationUrl(url);
          }}
        />
      ) : (
        <InvitationLink url={invitationUrl} onDone={close} />
      )}
    </Modal>
  );
}

interface AddMemberFormProps {
  menus: readonly AdministeredMenu[];
  /** Told the link for a person who has no password yet, else null. */
  onAdded: (invitationUrl: string | null) => void;
}

function AddMemberForm({ menus, onAdded }: AddMemberFormProps) {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [right, setRight] = useState<Right>('VIEW');
  const { add, isAdding, errorOf, formRef } = useAddMember(onAdded);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ email: email.trim(), name: name.trim(), rights: startingRights(menus, right) });
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          type="email"
          required
          label={<FormattedMessage id="administration.page.email" />}
          value={email}
          error={errorOf('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          required
          label={<FormattedMessage id="administration.page.name" />}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={<FormattedMessage id="administration.page.start" />}
          value={right}
          onChange={({ currentTarget }) =>
            setRight(RIGHTS.find((known) => known === currentTarget.value) ?? 'NONE')
          }
          data={RIGHTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'administration.page.startWith' }, { right: value }),
          }))}
        />
        <Group gap="sm" mt="sm">
          <Button type="submit" loading={isAdding}>
            <FormattedMessage id="administration.page.addNow" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Rights that are not given by the way: they are given in the list. */
const GIVEN_APART: readonly AdministeredMenu['menu'][] = ['ADMINISTRATION', 'API'];

function startingRights(menus: readonly AdministeredMenu[], right: Right) {
  return menus
    .filter(({ menu, needs }) => !GIVEN_APART.includes(menu) && (needs !== 'EDIT' || right === 'EDIT'))
    .map(({ menu }) => ({ menu, right }));
}
