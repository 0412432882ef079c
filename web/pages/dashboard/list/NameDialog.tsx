// Asks for a dashboard's name; what is wrong with it stays beside the field (D-01).
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { useFocusOnFaulty } from '../../../mutations/useFocusOnFaulty.ts';

export interface Fault {
  code: string;
  field?: string | null | undefined;
}

interface NameDialogProps {
  isOpen: boolean;
  titleId: MessageId;
  name: string;
  isSaving: boolean;
  /** Told the name; gives what is wrong with it, or nothing once it is done. */
  onName: (name: string, onFaults: (faults: readonly Fault[]) => void) => void;
  onClose: () => void;
}

export function NameDialog({ isOpen, onClose, titleId, ...form }: NameDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={titleId} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.edit.cancel' }) }}
    >
      <NameForm {...form} onClose={onClose} />
    </Modal>
  );
}

function NameForm({ name: first, isSaving, onName, onClose }: Omit<NameDialogProps, 'isOpen' | 'titleId'>) {
  const [name, setName] = useState(first);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnFaulty(formRef, faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setFaults([{ code: 'DASHBOARD_NAME_REQUIRED', field: 'name' }]);
    else onName(name.trim(), setFaults);
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <NameField name={name} faults={faults} onChange={setName} isRequired />
        <Group gap="sm" mt="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="dashboard.edit.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="dashboard.edit.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface NameFieldProps {
  name: string;
  faults: readonly Fault[];
  onChange: (name: string) => void;
  isRequired: boolean;
}

/** The field with what is wrong with the name, and what else was refused below it. */
export function NameField({ name, faults, onChange, isRequired }: NameFieldProps) {
  const errorText = useErrorText();
  const ofName = faults.filter(({ field }) => field === 'name');
  const others = faults.filter(({ field }) => field !== 'name');
  return (
    <>
      <TextInput
        required={isRequired}
        label={<FormattedMessage id="dashboard.list.name" />}
        description={isRequired ? undefined : <FormattedMessage id="dashboard.list.nameLater" />}
        value={name}
        error={ofName.length > 0 ? (errorText(ofName) ?? true) : null}
        onChange={(event) => onChange(event.currentTarget.value)}
        data-autofocus
      />
      {others.length > 0 ? (
        <Text size="sm" c="var(--sky-cost)" role="alert">
          {errorText(others)}
        </Text>
      ) : null}
    </>
  );
}
