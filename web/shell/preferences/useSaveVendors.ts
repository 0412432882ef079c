// Saves the selected vendors; then every figure that depends on them is asked for again.
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useSaveVendorsMutation } from '../../__generated__/useSaveVendorsMutation.graphql.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { useMutation } from '../../mutations/useMutation.ts';
import { forgetAnswers } from '../../relay/environment.ts';

export function useSaveVendors(onDone: () => void) {
  const { revalidate } = useRevalidator();
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
          forgetAnswers();
          void revalidate();
        },
      },
    );
  return { save, isSaving: isPending };
}
