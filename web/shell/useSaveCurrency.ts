// Saves the currency that amounts are read in.
import { graphql, useMutation } from 'react-relay';
import type { useSaveCurrencyMutation } from '../__generated__/useSaveCurrencyMutation.graphql.ts';
import { useToast } from '../components/useToast.ts';

export function useSaveCurrency() {
  const toast = useToast();
  const [commit, isSaving] = useMutation<useSaveCurrencyMutation>(graphql`
    mutation useSaveCurrencyMutation($input: SaveCurrencyInput!) {
      saveCurrency(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...CurrencyPicker_viewer
        }
      }
    }
  `);
  const save = (currency: string) =>
    commit({
      variables: { input: { currency } },
      onCompleted: ({ saveCurrency }) => {
        if (saveCurrency.userErrors.length > 0) toast.failed();
        else toast.saved();
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving };
}
