// One text to save: a note, or the name of a filter.
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAX_TEXT_LENGTH } from '../../../../../lib/rules/text-rules.ts';

interface TextFormProps {
  label: string;
  /** The initial text; cut where it is too long. */
  first: string;
  fault: string | null;
  isSaving: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

export function TextForm({ label, first, fault, isSaving, onSave, onClose }: TextFormProps) {
  const [text, setText] = useState([...first].slice(0, MAX_TEXT_LENGTH).join(''));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <Stack gap="sm">
        <TextInput
          required
          maxLength={MAX_TEXT_LENGTH}
          label={label}
          value={text}
          error={fault}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
        <Group gap="sm">
          <Button type="submit" loading={isSaving} disabled={text.trim() === ''}>
            <FormattedMessage id="anomaly.handling.save" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
