// What can be done with a status: its files are loaded again, it is deleted after a question, or it is put back.
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { StatusActions_status$key } from '../../../__generated__/StatusActions_status.graphql.ts';
import type { StatusActionsMutation } from '../../../__generated__/StatusActionsMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { ConfirmDelete } from '../shared/ConfirmDelete.tsx';
import { useDeleteStatus } from './useDeleteStatus.ts';

export interface StatusActionsProps {
  onChanged: () => void;
  onDeleted: (deleted: { id: string; version: number }) => void;
}

export function StatusActions({
  status,
  onChanged,
  onDeleted,
}: StatusActionsProps & { status: StatusActions_status$key }) {
  const intl = useIntl();
  const { id, isDeleted, isRepairable, version } = useFragment(
    graphql`
      fragment StatusActions_status on OperationStatus {
        id
        isDeleted
        isRepairable
        version
      }
    `,
    status,
  );
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isRemoving } = useDeleteStatus();
  const { run, isPending } = useMutation<StatusActionsMutation>(graphql`
    mutation StatusActionsMutation($input: RepairOperationStatusInput!) {
      repairOperationStatus(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const repair = () =>
    run({ id }, { done: intl.formatMessage({ id: 'operations.csp.repairStarted' }), onSettled: onChanged });
  if (isDeleted)
    return (
      <Group gap="sm">
        <Button
          variant="default"
          loading={isRemoving}
          onClick={() => remove({ id, version }, false, onChanged)}
        >
          <FormattedMessage id="operations.csp.restore" />
        </Button>
      </Group>
    );
  return (
    <>
      <Group gap="sm">
        {isRepairable ? (
          <Button loading={isPending} onClick={repair}>
            <FormattedMessage id="operations.csp.repair" />
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setIsAsking(true)}>
          <FormattedMessage id="operations.csp.delete" />
        </Button>
      </Group>
      {isRepairable ? (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="operations.csp.repairHint" />
        </Text>
      ) : null}
      <ConfirmDelete
        isOpen={isAsking}
        title={<FormattedMessage id="operations.csp.deleteTitle" />}
        isPending={isRemoving}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove({ id, version }, true, () => {
            setIsAsking(false);
            onDeleted({ id, version: version + 1 });
          })
        }
      >
        <FormattedMessage id="operations.csp.deleteText" />
      </ConfirmDelete>
    </>
  );
}
