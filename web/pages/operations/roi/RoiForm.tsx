// Adds a migration, or changes one: amounts are texts, kept as they are typed.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { ROI_AMOUNTS } from '../../../../lib/catalogue/operations/roi-fields.ts';
import { typedNumber } from '../../../../lib/money/written-money.ts';
import type { RoiFormMutation } from '../../../__generated__/RoiFormMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import classes from '../shared/Operations.module.css';
import type { RoiRow } from './roi-rows.ts';

const FIELDS = ['title', 'startMonth', 'currency', ...ROI_AMOUNTS, 'note'] as const;
type Field = (typeof FIELDS)[number];
const AMOUNTS: readonly string[] = ROI_AMOUNTS;

interface RoiFormProps {
  /** Null: a new one. */
  row: RoiRow | null;
  /** Global id. */
  company: string;
  onClose: () => void;
  onSaved: () => void;
}

export function RoiForm({ row, company, onClose, onSaved }: RoiFormProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<Record<Field, string>>(
    () => Object.fromEntries(FIELDS.map((field) => [field, row?.[field] ?? ''])) as Record<Field, string>,
  );
  const { run, isPending, errorOf, formRef } = useMutation<RoiFormMutation>(
    graphql`
      mutation RoiFormMutation($input: SaveMigrationRoisInput!) {
        saveMigrationRois(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: FIELDS.map((field) => `rows.0.${field}`) },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const of = row ? { key: row.key, version: row.version } : {};
    run({ company, rows: [{ ...draft, ...of }] }, { onDone: onSaved });
  };
  const hint = (field: Field) =>
    field === 'startMonth'
      ? intl.formatMessage({ id: 'operations.roi.monthHint' })
      : AMOUNTS.includes(field)
        ? intl.formatMessage({ id: 'operations.roi.amountHint' })
        : undefined;
  const input = (field: Field) => (
    <TextInput
      key={field}
      label={<FormattedMessage id="operations.roi.field" values={{ field }} />}
      description={hint(field)}
      required={field === 'title' || field === 'currency'}
      inputMode={AMOUNTS.includes(field) ? 'decimal' : 'text'}
      value={draft[field]}
      error={errorOf(`rows.0.${field}`)}
      onChange={({ currentTarget: { value } }) =>
        setDraft((now) => ({ ...now, [field]: AMOUNTS.includes(field) ? typedNumber(value) : value }))
      }
    />
  );
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={
        row ? (
          <FormattedMessage id="operations.roi.edit" values={{ title: row.title }} />
        ) : (
          <FormattedMessage id="operations.roi.add" />
        )
      }
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'operations.page.close' }) }}
    >
      <form ref={formRef} onSubmit={save} noValidate>
        <Stack gap="sm">
          {input('title')}
          <div className={classes.fields}>
            {FIELDS.filter((field) => field !== 'title' && field !== 'note').map(input)}
          </div>
          {input('note')}
          <Text size="xs" c="dimmed">
            <FormattedMessage id="operations.roi.nothingComputed" />
          </Text>
          <Group gap="sm">
            <Button type="submit" loading={isPending}>
              <FormattedMessage id="operations.page.save" />
            </Button>
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="operations.page.cancel" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
