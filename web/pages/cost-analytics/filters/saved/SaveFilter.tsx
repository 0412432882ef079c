// Saves conditions under a name: as a new filter, over one that is there after a warning, or its own under another name (C-06).
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { filterNameFault } from '../../../../../lib/rules/filter-names.ts';
import type { ConditionsByVendor } from '../../shared/filters/filter-address.ts';
import type { NamedFilter } from '../useFilters.ts';
import { useSaveFilter } from './useSaveFilter.ts';

const TEXTS = {
  saveAs: { title: 'cost-analytics.saved.saveAsTitle', submit: 'cost-analytics.saved.saveNow' },
  overwrite: { title: 'cost-analytics.saved.overwriteTitle', submit: 'cost-analytics.saved.overwriteNow' },
  rename: { title: 'cost-analytics.saved.renameTitle', submit: 'cost-analytics.saved.renameNow' },
} as const;

interface SaveFilterProps {
  purpose: keyof typeof TEXTS;
  conditions: ConditionsByVendor;
  /** What is saved anew; null for a new filter. */
  overwritten: NamedFilter | null;
  isOpen: boolean;
  onClose: () => void;
  /** Told the id of the filter. */
  onSaved: (id: string) => void;
}

export function SaveFilter(props: SaveFilterProps) {
  const intl = useIntl();
  const { purpose, isOpen, onClose } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={TEXTS[purpose].title} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.saved.cancel' }) }}
    >
      <SaveFilterForm {...props} />
    </Modal>
  );
}

function SaveFilterForm({ purpose, conditions, overwritten, onClose, onSaved }: SaveFilterProps) {
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
        {purpose === 'overwrite' ? (
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
            <FormattedMessage id={TEXTS[purpose].submit} />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="cost-analytics.saved.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
