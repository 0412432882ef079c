// Saves the currency that amounts are read in; then every amount is asked for again, each charge by the rate of its day.

import { graphql } from 'react-relay';
import type { useSaveCurrencyMutation } from '../__generated__/useSaveCurrencyMutation.graphql.ts';
import { useMutation } from '../mutations/useMutation.ts';
import { useAskAgain } from '../routing/useAskAgain.ts';

export function useSaveCurrency() {
  const askAgain = useAskAgain();
  const { run, isPending } = useMutation<useSaveCurrencyMutation>(graphql`
    mutation useSaveCurrencyMutation($input: SaveCurrencyInput!) {
      saveCurrency(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...PersonMenu_viewer
        }
      }
    }
  `);
  const save = (currency: string) =>
    run(
      { currency },
      {
        onDone: askAgain,
      },
    );
  return { save, isSaving: isPending };
}
