// Deletes a row of cloud migration ROI, or puts it back.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useDeleteRoiMutation } from '../../../__generated__/useDeleteRoiMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useDeleteRoi() {
  const intl = useIntl();
  const { run, isPending } = useMutation<useDeleteRoiMutation>(graphql`
    mutation useDeleteRoiMutation($input: DeleteMigrationRoiInput!) {
      deleteMigrationRoi(input: $input) {
        userErrors {
          code
          field
        }
      }
    }
  `);
  const remove = ({ id, version }: { id: string; version: number }, isDeleted: boolean, onDone: () => void) =>
    run(
      { id, version, isDeleted },
      {
        // What was deleted is told above the list, with a way back.
        done: isDeleted ? null : intl.formatMessage({ id: 'operations.roi.restored' }),
        onDone,
      },
    );
  return { remove, isRemoving: isPending };
}
