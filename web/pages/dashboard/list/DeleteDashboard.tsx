// Asks before a dashboard goes, for links to it go with it; the last one cannot go (D-01).
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { DeleteDashboardMutation } from '../../../__generated__/DeleteDashboardMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';

interface DeleteDashboardProps {
  isOpen: boolean;
  dashboard: { id: string; name: string; version: number };
  isLast: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDashboard({ isOpen, dashboard, isLast, onClose, onDeleted }: DeleteDashboardProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { id, name, version } = dashboard;
  const [commit, isDeleting] = useMutation<DeleteDashboardMutation>(graphql`
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
    commit({
      variables: { input: { id, version } },
      onError: () => toast.failed(),
      onCompleted: ({ deleteDashboard: { userErrors } }) => {
        onClose();
        if (userErrors.length > 0) {
          toast.failed(errorText(userErrors));
          return;
        }
        toast.done(intl.formatMessage({ id: 'dashboard.list.deleted' }, { name }));
        onDeleted();
      },
    });
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
          <Button color="red" loading={isDeleting} onClick={remove}>
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
