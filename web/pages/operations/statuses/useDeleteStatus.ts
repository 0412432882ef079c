// Takes a status off the list, or puts it back.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useDeleteStatusMutation } from '../../../__generated__/useDeleteStatusMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

interface DeletedStatus {
  id: string;
  version: number;
}

export function useDeleteStatus() {
  const intl = useIntl();
  const { run, isPending } = useMutation<useDeleteStatusMutation>(graphql`
    mutation useDeleteStatusMutation($input: DeleteOperationStatusInput!) {
      deleteOperationStatus(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const remove = ({ id, version }: DeletedStatus, isDeleted: boolean, onDone: () => void) =>
    run(
      { id, version, isDeleted },
      {
        // What was deleted is told beside the list, with a way back.
        done: isDeleted ? null : intl.formatMessage({ id: 'operations.csp.restored' }),
        onDone,
      },
    );
  return { remove, isRemoving: isPending };
}
