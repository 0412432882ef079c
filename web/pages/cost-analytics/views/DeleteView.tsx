// Asks before a saved view goes.
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { DeleteViewMutation } from '../../../__generated__/DeleteViewMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { ListedView } from './SavedViewList.tsx';

interface DeleteViewProps {
  /** Null while nothing is asked. */
  view: ListedView | null;
  onClose: () => void;
}

export function DeleteView({ view, onClose }: DeleteViewProps) {
  const intl = useIntl();
  const { run, isPending } = useMutation<DeleteViewMutation>(graphql`
    mutation DeleteViewMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...SavedViewList_viewer
        }
      }
    }
  `);
  const remove = ({ id, name, version }: ListedView) =>
    run(
      { id, version },
      {
        done: intl.formatMessage({ id: 'cost-analytics.views.deleted' }, { name }),
        onSettled: onClose,
      },
    );
  return (
    <Modal
      opened={view !== null}
      onClose={onClose}
      title={<FormattedMessage id="cost-analytics.views.deleteTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.saved.cancel' }) }}
    >
      <Text size="sm">
        <FormattedMessage id="cost-analytics.views.deleteText" values={{ name: view?.name ?? '' }} />
      </Text>
      {view && view.otherStars > 0 ? (
        <Text size="sm" mt="sm">
          <FormattedMessage id="cost-analytics.views.deleteUses" values={{ count: view.otherStars }} />
        </Text>
      ) : null}
      <Group gap="sm" mt="md">
        <Button color="red" loading={isPending} onClick={() => view && remove(view)}>
          <FormattedMessage id="cost-analytics.saved.deleteNow" />
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="cost-analytics.saved.cancel" />
        </Button>
      </Group>
    </Modal>
  );
}
