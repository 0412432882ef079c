// The form of a source, and the trial of what is entered.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SourceForm_source$key } from '../../../__generated__/SourceForm_source.graphql.ts';
import { SourceFault } from './SourceFault.tsx';
import { SourceFields } from './SourceFields.tsx';
import { SourceRhythm } from './SourceRhythm.tsx';
import { useSaveSource } from './useSaveSource.ts';
import { useSourceDraft } from './useSourceDraft.ts';
import { useTestSource } from './useTestSource.ts';

interface SourceFormProps {
  /** Null for a new one. */
  source: SourceForm_source$key | null;
  externalId: string;
  onSaved: () => void;
  onCancel: () => void;
}

export function SourceForm({ source: key, externalId, onSaved, onCancel }: SourceFormProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment SourceForm_source on DataSource {
        allow
        everyMinutes
        fields {
          id
          value
        }
        id
        isPaused
        kind
        layout
        name
        secrets
        version
        way
      }
    `,
    key,
  );
  const source = data ?? null;
  const { draft, change, given } = useSourceDraft(source);
  const { save, isSaving, errorOf, formRef } = useSaveSource(onSaved);
  const trial = useTestSource();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(given(), source ? { id: source.id, version: source.version } : null);
  };
  const { outcome } = trial;
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          required
          name="name"
          label={intl.formatMessage({ id: 'data.sources.name' })}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SourceFields
          draft={draft}
          secrets={source?.secrets ?? []}
          externalId={externalId}
          errorOf={(field) => errorOf(field) ?? trial.errorOf(field)}
          onChange={change}
        />
        <SourceRhythm draft={draft} onChange={change} />
        {outcome?.fault ? <SourceFault fault={outcome.fault} /> : null}
        {outcome && !outcome.fault ? (
          <Text size="sm" role="status">
            <FormattedMessage
              id="data.sources.testGood"
              values={{
                files: outcome.fileCount,
                manifests: outcome.manifestCount,
                isMore: String(outcome.isMore),
              }}
            />
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="data.sources.save" />
          </Button>
          <Button
            variant="default"
            loading={trial.isPending}
            onClick={() => trial.test(given(), source?.id ?? null)}
          >
            <FormattedMessage id="data.sources.test" />
          </Button>
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="data.sources.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
