// The kind of a source, where it is, and how the portal signs in there; all fields follow from the table of kinds.
import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SourceField, sourceFields, sourceKind } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { OPEN_KINDS, openWays, type SourceDraft } from './useSourceDraft.ts';

interface SourceFieldsProps {
  draft: SourceDraft;
  /** Ids of the secrets that are kept. */
  secrets: readonly string[];
  externalId: string;
  errorOf: (field: string) => string | null;
  onChange: (part: Partial<SourceDraft>) => void;
}

export function SourceFields({ draft, secrets, externalId, errorOf, onChange }: SourceFieldsProps) {
  const intl = useIntl();
  const { kind, way, fields } = draft;
  const { ways } = sourceKind(kind);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label={intl.formatMessage({ id: 'data.sources.kindLabel' })}
          value={kind}
          onChange={({ currentTarget }) => {
            const next = OPEN_KINDS.find((each) => each === currentTarget.value) ?? kind;
            onChange({ kind: next, way: openWays(next)[0] ?? '' });
          }}
          data={OPEN_KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: sourceKind(value).name }),
          }))}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'data.sources.wayLabel' })}
          value={way}
          error={errorOf('way')}
          onChange={({ currentTarget }) => onChange({ way: currentTarget.value })}
          data={openWays(kind).map((value) => ({
            value,
            label: intl.formatMessage({ id: ways[value]?.name ?? 'data.sources.wayLabel' }),
          }))}
        />
      </SimpleGrid>
      {sourceFields(kind, way).map((field) => (
        <OneField
          key={field.id}
          field={field}
          isKept={field.isSecret && secrets.includes(field.id)}
          value={fields[field.id] ?? ''}
          error={errorOf(field.id)}
          onChange={(value) => onChange({ fields: { ...fields, [field.id]: value } })}
        />
      ))}
      {way === 'ROLE' ? (
        <Text size="sm">
          <FormattedMessage id="data.sources.externalId" values={{ id: externalId }} />
        </Text>
      ) : null}
    </>
  );
}

interface OneFieldProps {
  field: SourceField;
  isKept: boolean;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

function OneField({ field, isKept, value, error, onChange }: OneFieldProps) {
  const intl = useIntl();
  const props = {
    ...{ name: field.id, value, error },
    required: field.isNeeded && !isKept,
    label: intl.formatMessage({ id: field.label }),
    description: isKept ? intl.formatMessage({ id: 'data.sources.secretKept' }) : undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(currentTarget.value),
  };
  if (field.isLong) return <Textarea {...props} autosize minRows={3} maxRows={8} autoComplete="off" />;
  return field.isSecret ? (
    <TextInput {...props} type="password" autoComplete="new-password" />
  ) : (
    <TextInput {...props} autoComplete="off" />
  );
}
