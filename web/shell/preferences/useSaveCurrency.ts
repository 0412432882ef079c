// Saves the currency that amounts are read in.
import { graphql } from 'react-relay';
import type { useSaveCurrencyMutation } from '../../__generated__/useSaveCurrencyMutation.graphql.ts';
import { useMutation } from '../../mutations/useMutation.ts';

export function useSaveCurrency() {
  const { run, isPending } = useMutation<useSaveCurrencyMutation>(graphql`
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
  return { save: (currency: string) => run({ currency }), isSaving: isPending };
}
