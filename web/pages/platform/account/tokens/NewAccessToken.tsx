// Makes an access token: its name and how long it lives, and then the token itself, which is shown this once.
import { Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_TOKEN_DAYS, tokenDaysFault, USUAL_TOKEN_DAYS } from '../../../../../lib/rules/access-tokens.ts';
import { AccessTokenSecret } from './AccessTokenSecret.tsx';
import { useCreateAccessToken } from './useCreateAccessToken.ts';

export function NewAccessToken({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      // It cannot be shown again: a click beside it must not end it.
      closeOnClickOutside={secret === null}
      title={<FormattedMessage id="platform.account.tokenAdd" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'platform.account.tokenCancel' }) }}
    >
      {secret === null ? (
        <TokenForm onMade={setSecret} onCancel={close} />
      ) : (
        <AccessTokenSecret secret={secret} onDone={close} />
      )}
    </Modal>
  );
}

function TokenForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<number | string>(USUAL_TOKEN_DAYS);
  const { create, isCreating, errorOf, setErrors, formRef } = useCreateAccessToken(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An empty field is a text.
    const count = days === '' ? Number.NaN : Number(days);
    const fault = tokenDaysFault(count);
    if (fault === null) create({ name: name.trim(), days: count });
    else setErrors([{ code: fault, field: 'days' }]);
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          required
          label={<FormattedMessage id="platform.account.tokenName" />}
          description={<FormattedMessage id="platform.account.tokenNameNote" />}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <NumberInput
          required
          label={<FormattedMessage id="platform.account.tokenDays" />}
          description={<FormattedMessage id="platform.account.tokenDaysNote" />}
          value={days}
          error={errorOf('days')}
          onChange={setDays}
          min={1}
          max={MAX_TOKEN_DAYS}
          clampBehavior="none"
          allowDecimal={false}
        />
        <Group gap="sm" mt="sm">
          <Button type="submit" loading={isCreating}>
            <FormattedMessage id="platform.account.tokenCreate" />
          </Button>
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="platform.account.tokenCancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
