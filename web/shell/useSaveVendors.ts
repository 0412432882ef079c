// Saves the selected vendors; then every figure that depends on them is asked for again.
import { graphql, useMutation } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useSaveVendorsMutation } from '../__generated__/useSaveVendorsMutation.graphql.ts';
import { useToast } from '../components/useToast.ts';
import type { Vendor } from '../components/vendors.ts';
import { forgetAnswers } from '../relay/environment.ts';

export function useSaveVendors(onDone: () => void) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [commit, isSaving] = useMutation<useSaveVendorsMutation>(graphql`
    mutation useSaveVendorsMutation($input: SaveSelectedVendorsInput!) {
      saveSelectedVendors(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...VendorPicker_viewer
        }
      }
    }
  `);
  const save = (vendors: Vendor[]) =>
    commit({
      variables: { input: { vendors } },
      onCompleted: ({ saveSelectedVendors }) => {
        if (saveSelectedVendors.userErrors.length > 0) {
          toast.failed();
          return;
        }
        toast.saved();
        onDone();
        forgetAnswers();
        void revalidate();
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving };
}
