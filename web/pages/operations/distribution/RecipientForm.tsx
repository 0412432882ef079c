// Adds a person to the distribution list, with the codes that he or she is told of.
import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { STATUS_CODE_NAMES, statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import { useSaveRecipient } from './useSaveRecipient.ts';

interface RecipientFormProps {
  company: string;
  people: readonly { readonly name: string; readonly email: string }[];
  onSaved: () => void;
}

const USUAL = STATUS_CODE_NAMES.filter((code) => statusTraits(code).attention);

export function RecipientForm({ company, people, onSaved }: RecipientFormProps) {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [codes, setCodes] = useState<string[]>([...USUAL]);
  const { save, isSaving, errorOf, formRef } = useSaveRecipient(onSaved);
  const add = (event: FormEvent) => {
    event.preventDefault();
    save({ company, email, codes });
  };
  return (
    <form ref={formRef} onSubmit={add} noValidate>
      <Stack gap="xs">
        <NativeSelect
          label={<FormattedMessage id="operations.distribution.person" />}
          value={email}
          error={errorOf('email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          data={[
            { value: '', label: intl.formatMessage({ id: 'operations.distribution.choose' }) },
            ...people.map((person) => ({ value: person.email, label: `${person.name} (${person.email})` })),
          ]}
        />
        <Checkbox.Group
          label={<FormattedMessage id="operations.distribution.codes" />}
          value={codes}
          error={errorOf('codes')}
          onChange={setCodes}
        >
          <Stack gap={6} mt={4}>
            {STATUS_CODE_NAMES.map((code) => (
              <Checkbox
                key={code}
                value={code}
                label={`${code} ${intl.formatMessage({ id: 'operations.status.codeName' }, { code })}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <Button
            type="submit"
            variant="default"
            loading={isSaving}
            disabled={email === '' || codes.length === 0}
          >
            <FormattedMessage id="operations.distribution.add" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
