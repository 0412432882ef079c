// Asks before a saved filter goes, for links to it go with it.
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { DeleteFilterMutation } from '../../../../__generated__/DeleteFilterMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import { FilterUses } from './FilterUses.tsx';
import type { ListedFilter } from './SavedFilterList.tsx';

interface DeleteFilterProps {
  /** Null while nothing is asked. */
  filter: ListedFilter | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteFilter({ filter, onClose, onDeleted }: DeleteFilterProps) {
  const intl = useIntl();
  const { run, isPending } = useMutation<DeleteFilterMutation>(graphql`
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
    run(
      { id, version },
      {
        done: intl.formatMessage({ id: 'cost-analytics.saved.deleted' }, { name }),
        onSettled: onClose,
        onDone: () => onDeleted(id),
      },
    );
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
      {filter?.usedIn && filter.usedIn.length > 0 ? (
        <>
          <Text size="sm" mt="sm">
            <FormattedMessage id="cost-analytics.saved.deleteUses" />
          </Text>
          <FilterUses uses={filter.usedIn} />
        </>
      ) : null}
      <Group gap="sm" mt="md">
        <Button color="red" loading={isPending} onClick={() => filter && remove(filter)}>
          <FormattedMessage id="cost-analytics.saved.deleteNow" />
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="cost-analytics.saved.cancel" />
        </Button>
      </Group>
    </Modal>
  );
}
