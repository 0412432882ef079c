// Decides on a piece of advice; what is wrong stays beside its field.
import { graphql } from 'react-relay';
import type {
  DecideRecommendationInput,
  useDecideMutation,
} from '../../../../__generated__/useDecideMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';

const IN_FORM = { fields: ['until', 'reason', 'quantity'], others: 'form' } as const;

export function useDecide(onDone: () => void) {
  const askAgain = useAskAgain();
  const { run, isPending, errorOf, formRef } = useMutation<useDecideMutation>(
    graphql`
      mutation useDecideMutation($input: DecideRecommendationInput!) {
        decideRecommendation(input: $input) {
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
    `,
    IN_FORM,
  );
  const decide = (input: DecideRecommendationInput) =>
    run(input, {
      onDone: () => {
        onDone();
        askAgain();
      },
    });
  return { decide, isSaving: isPending, errorOf, formRef };
}
