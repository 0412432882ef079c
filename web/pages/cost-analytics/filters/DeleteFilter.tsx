// Asks before a saved filter goes, for links to it go with it.
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { DeleteFilterMutation } from '../../../__generated__/DeleteFilterMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';
import type { ListedFilter } from './SavedFilterList.tsx';

interface DeleteFilterProps {
  /** Null while nothing is asked. */
  filter: ListedFilter | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteFilter({ filter, onClose, onDeleted }: DeleteFilterProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isDeleting] = useMutation<DeleteFilterMutation>(graphql`
    mutation DeleteFilterMutation($input: DeleteFilterInput!) {
      deleteFilter(input: $input) {
        deletedId @deleteRecord
        userErrors {
          code
        }
      }
    }
  `);
  const remove = ({ id, name, version }: ListedFilter) =>
    commit({
      variables: { input: { id, version } },
      onError: () => toast.failed(),
      onCompleted: ({ deleteFilter: { userErrors } }) => {
        onClose();
        if (userErrors.length > 0) {
          toast.failed(errorText(userErrors));
          return;
        }
        toast.done(intl.formatMessage({ id: 'cost-analytics.saved.deleted' }, { name }));
        onDeleted(id);
      },
    });
  return (
    <Modal
      opened={filter !== null}
      onClose={onClose}
      title={<FormattedMessage id="cost-analytics.saved.deleteTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.saved.cancel' }) }}
    >
      <Text size="sm">
        <FormattedMessage id="cost-analytics.saved.deleteText" values={{ name: filter?.name ?? '' }} />
      </Text>
      <Group gap="sm" mt="md">
        <Button color="red" loading={isDeleting} onClick={() => filter && remove(filter)}>
          <FormattedMessage id="cost-analytics.saved.deleteNow" />
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="cost-analytics.saved.cancel" />
        </Button>
      </Group>
    </Modal>
  );
}
