// Saves the selected vendors; then every figure that depends on them is asked for again.

import { graphql } from 'react-relay';
import type { useSaveVendorsMutation } from '../../__generated__/useSaveVendorsMutation.graphql.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { useMutation } from '../../mutations/useMutation.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';

export function useSaveVendors(onDone: () => void) {
  const askAgain = useAskAgain();
  const { run, isPending } = useMutation<useSaveVendorsMutation>(graphql`
    mutation useSaveVendorsMutation($input: SaveSelectedVendorsInput!) {
      saveSelectedVendors(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...PersonMenu_viewer
        }
      }
    }
  `);
  const save = (vendors: Vendor[]) =>
    run(
      { vendors },
      {
        onDone: () => {
          onDone();
          askAgain();
        },
      },
    );
  return { save, isSaving: isPending };
}
