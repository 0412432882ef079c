// Gives a status another code or a note.
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { STATUS_CODE_NAMES } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { StatusForm_status$key } from '../../../__generated__/StatusForm_status.graphql.ts';
import type { StatusFormMutation } from '../../../__generated__/StatusFormMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface StatusFormProps {
  status: StatusForm_status$key;
  onSaved: () => void;
}

export function StatusForm({ status, onSaved }: StatusFormProps) {
  const intl = useIntl();
  const { code, foundCode, id, note, version } = useFragment(
    graphql`
      fragment StatusForm_status on OperationStatus {
        code
        foundCode
        id
        note
        version
      }
    `,
    status,
  );
  const [chosen, setChosen] = useState(code === foundCode ? '' : code);
  const [text, setText] = useState(note);
  const { run, isPending, errorOf, formRef } = useMutation<StatusFormMutation>(
    graphql`
      mutation StatusFormMutation($input: UpdateOperationStatusInput!) {
        updateOperationStatus(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['code', 'note'] },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    run({ id, version, code: chosen || null, note: text }, { onDone: onSaved, onRefused: () => false });
  };
  return (
    <form ref={formRef} onSubmit={save} noValidate>
      <Stack gap="xs">
        <NativeSelect
          label={<FormattedMessage id="operations.csp.setCode" />}
          value={chosen}
          error={errorOf('code')}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            { value: '', label: intl.formatMessage({ id: 'operations.csp.asFound' }, { code: foundCode }) },
            ...[...new Set([...STATUS_CODE_NAMES, ...(chosen ? [chosen] : [])])]
              .filter((each) => each !== foundCode)
              .map((each) => ({
                value: each,
                label: `${each} ${intl.formatMessage({ id: 'operations.status.codeName' }, { code: each })}`,
              })),
          ]}
        />
        <Textarea
          label={<FormattedMessage id="operations.csp.note" />}
          value={text}
          error={errorOf('note')}
          rows={2}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Text size="xs" c="dimmed">
          <FormattedMessage id="operations.csp.setHint" />
        </Text>
        <Group>
          <Button type="submit" variant="default" loading={isPending}>
            <FormattedMessage id="operations.page.save" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
