// Saves the analysis as it is shown under a name, or changes a view of one's own.
import { Button, Checkbox, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { viewDescriptionFault, viewNameFault } from '../../../../lib/rules/saved-views.ts';
import type { ListedView } from './SavedViewList.tsx';
import { useSaveView } from './useSaveView.ts';

interface SaveViewProps {
  isOpen: boolean;
  /** What is changed; null for a new view. */
  changed: ListedView | null;
  /** What the page shows, as a view has it. */
  shown: string;
  onClose: () => void;
}

export function SaveView(props: SaveViewProps) {
  const intl = useIntl();
  const { isOpen, changed, onClose } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        <FormattedMessage
          id={changed ? 'cost-analytics.views.changeTitle' : 'cost-analytics.views.saveTitle'}
        />
      }
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.saved.cancel' }) }}
    >
      <SaveViewForm key={changed?.id ?? ''} {...props} />
    </Modal>
  );
}

function SaveViewForm({ changed, shown, onClose }: SaveViewProps) {
  const [name, setName] = useState(changed?.name ?? '');
  const [description, setDescription] = useState(changed?.description ?? '');
  const [isShared, setShared] = useState(changed?.isShared ?? false);
  const [isReplaced, setReplaced] = useState(false);
  const { save, isSaving, errorOf, setErrors, formRef } = useSaveView(changed, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = viewNameFault(name);
    const textCode = viewDescriptionFault(description);
    if (code) setErrors([{ code, field: 'name' }]);
    else if (textCode) setErrors([{ code: textCode, field: 'description' }]);
    else save({ name, description, isShared, address: changed && !isReplaced ? changed.address : shown });
  };
  const others = errorOf(null);
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          required
          label={<FormattedMessage id="cost-analytics.views.name" />}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          autosize
          minRows={2}
          label={<FormattedMessage id="cost-analytics.views.description" />}
          value={description}
          error={errorOf('description')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Checkbox
          label={<FormattedMessage id="cost-analytics.views.share" />}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {changed && changed.otherStars > 0 && !isShared ? (
          <Text size="sm" role="status">
            <FormattedMessage id="cost-analytics.views.unshareUses" values={{ count: changed.otherStars }} />
          </Text>
        ) : null}
        {changed && changed.address !== shown ? (
          <Checkbox
            label={<FormattedMessage id="cost-analytics.views.replace" />}
            checked={isReplaced}
            onChange={(event) => setReplaced(event.currentTarget.checked)}
          />
        ) : null}
        <Text size="sm" c="dimmed">
          <FormattedMessage id="cost-analytics.views.what" />
        </Text>
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="cost-analytics.saved.saveNow" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="cost-analytics.saved.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
