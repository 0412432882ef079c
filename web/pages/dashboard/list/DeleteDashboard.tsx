// Asks before a dashboard goes, for links to it go with it; the last one cannot go (D-01).
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { DeleteDashboardMutation } from '../../../__generated__/DeleteDashboardMutation.graphql.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface DeleteDashboardProps {
  isOpen: boolean;
  dashboard: { id: string; name: string; version: number };
  isLast: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDashboard({ isOpen, dashboard, isLast, onClose, onDeleted }: DeleteDashboardProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { id, name, version } = dashboard;
  const { run, isPending } = useMutation<DeleteDashboardMutation>(graphql`
    mutation DeleteDashboardMutation($input: DeleteDashboardInput!) {
      deleteDashboard(input: $input) {
        deletedId
        userErrors {
          code
        }
        viewer {
          dashboards {
            id
            name
            isSelected
          }
          # The one that opens first.
          dashboard {
            id
          }
        }
      }
    }
  `);
  const remove = () =>
    run(
      { id, version },
      {
        done: intl.formatMessage({ id: 'dashboard.list.deleted' }, { name }),
        onDone: onDeleted,
        onSettled: onClose,
      },
    );
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="dashboard.list.deleteTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.edit.cancel' }) }}
    >
      <Text size="sm">
        {isLast ? (
          errorText([{ code: 'LAST_DASHBOARD' }])
        ) : (
          <FormattedMessage id="dashboard.list.deleteText" values={{ name }} />
        )}
      </Text>
      <Group gap="sm" mt="md">
        {isLast ? null : (
          <Button color="red" loading={isPending} onClick={remove}>
            <FormattedMessage id="dashboard.list.deleteNow" />
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="dashboard.edit.cancel" />
        </Button>
      </Group>
    </Modal>
  );
}
