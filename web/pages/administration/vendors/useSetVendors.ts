// Sets the vendors that the company sees; every figure depends on them, so all are asked for again.

import { graphql } from 'react-relay';
import type { useSetVendorsMutation } from '../../../__generated__/useSetVendorsMutation.graphql.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';

export function useSetVendors(version: string) {
  const askAgain = useAskAgain();
  const { run, isPending } = useMutation<useSetVendorsMutation>(graphql`
    mutation useSetVendorsMutation($input: SetAuthorisedVendorsInput!) {
      setAuthorisedVendors(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  /** Null: every vendor that the company has data of. */
  const save = (vendors: readonly Vendor[] | null) =>
    run(
      { vendors, version },
      {
        onSettled: askAgain,
      },
    );
  return { save, isSaving: isPending };
}
