// Saves what is chosen under a name; a filter that is there is overwritten only after a warning (C-06).
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { filterNameFault } from '../../../../../lib/rules/filter-names.ts';
import type { ConditionsByVendor } from '../../shared/filters/filter-address.ts';
import type { NamedFilter } from '../useFilters.ts';
import { useSaveFilter } from './useSaveFilter.ts';

interface SaveFilterProps {
  conditions: ConditionsByVendor;
  /** What is overwritten; null for a new filter. */
  overwritten: NamedFilter | null;
  isOpen: boolean;
  onClose: () => void;
  /** Told the id of the filter. */
  onSaved: (id: string) => void;
}

export function SaveFilter(props: SaveFilterProps) {
  const intl = useIntl();
  const { overwritten, isOpen, onClose } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        <FormattedMessage
          id={overwritten ? 'cost-analytics.saved.overwriteTitle' : 'cost-analytics.saved.saveAsTitle'}
        />
      }
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.saved.cancel' }) }}
    >
      <SaveFilterForm {...props} />
    </Modal>
  );
}

function SaveFilterForm({ conditions, overwritten, onClose, onSaved }: SaveFilterProps) {
  const [name, setName] = useState(overwritten?.name ?? '');
  const { save, isSaving, errorOf, setErrors, formRef } = useSaveFilter(conditions, overwritten, (id) => {
    onClose();
    onSaved(id);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = filterNameFault(name);
    if (code) setErrors([{ code, field: 'name' }]);
    else save(name.trim());
  };
  const others = errorOf(null);
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        {overwritten ? (
          <Text size="sm">
            <FormattedMessage id="cost-analytics.saved.overwriteText" />
          </Text>
        ) : null}
        <TextInput
          required
          label={<FormattedMessage id="cost-analytics.saved.name" />}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm" mt="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage
              id={overwritten ? 'cost-analytics.saved.overwriteNow' : 'cost-analytics.saved.saveNow'}
            />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="cost-analytics.saved.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
