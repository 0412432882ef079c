// Links commitments to the accepted advice that they were bought of.
import { graphql } from 'react-relay';
import type {
  LinkRecommendationPurchaseInput,
  useLinkPurchaseMutation,
} from '../../../../__generated__/useLinkPurchaseMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';

export function useLinkPurchase(onDone: () => void) {
  const askAgain = useAskAgain();
  const { run, isPending } = useMutation<useLinkPurchaseMutation>(graphql`
    mutation useLinkPurchaseMutation($input: LinkRecommendationPurchaseInput!) {
      linkRecommendationPurchase(input: $input) {
        decision {
          key
          version
        }
        userErrors {
          code
          field
        }
      }
    }
  `);
  const link = (input: LinkRecommendationPurchaseInput) =>
    run(input, {
      onDone: () => {
        onDone();
        askAgain();
      },
    });
  return { link, isSaving: isPending };
}
