// Asks for the name of the company before something is done to all who read its figures.
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface NameConfirmationProps {
  companyName: string;
  /** What the button does. */
  label: ReactNode;
  isPending: boolean;
  /** What is wrong with the typed name. */
  error: string | null;
  formRef: RefObject<HTMLFormElement | null>;
  onConfirm: (typed: string) => void;
  /** Where leaving it has no other way. */
  onCancel?: () => void;
}

export function NameConfirmation(props: NameConfirmationProps) {
  const { companyName, label, isPending, error, formRef, onConfirm, onCancel } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(typed);
  };
  return (
    <form ref={formRef} onSubmit={confirm} noValidate>
      <Group gap="sm" mt="md" align="end">
        <TextInput
          name="confirmation"
          label={intl.formatMessage({ id: 'data.history.typeName' }, { name: companyName })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={error}
          autoComplete="off"
        />
        <Button type="submit" color="red" loading={isPending} disabled={typed.trim() === ''}>
          {label}
        </Button>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="data.history.cancel" />
          </Button>
        ) : null}
      </Group>
      <p>
        <FormattedMessage id="data.history.atOnce" />
      </p>
    </form>
  );
}
