// Sets the vendors that the company sees; every figure depends on them, so all are asked for again.
import { graphql, useMutation } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useSetVendorsMutation } from '../../__generated__/useSetVendorsMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';
import type { Vendor } from '../../components/vendors.ts';
import { forgetAnswers } from '../../relay/environment.ts';

export function useSetVendors(version: string) {
  const toast = useToast();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [commit, isSaving] = useMutation<useSetVendorsMutation>(graphql`
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
    commit({
      variables: { input: { vendors, version } },
      onCompleted: ({ setAuthorisedVendors: { userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else toast.saved();
        forgetAnswers();
        void revalidate();
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving };
}
