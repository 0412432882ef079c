// Has a delivery that failed tried again.
import { graphql } from 'react-relay';
import type { useRetryDeliveryMutation } from '../../../../__generated__/useRetryDeliveryMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

export function useRetryDelivery(onRetried: () => void) {
  const { run, isPending } = useMutation<useRetryDeliveryMutation>(graphql`
    mutation useRetryDeliveryMutation($input: RetryAnomalyDeliveryInput!) {
      retryAnomalyDelivery(input: $input) {
        delivery {
          id
          state
        }
        userErrors {
          code
        }
      }
    }
  `);
  const retry = (id: string) => run({ id }, { done: null, onDone: onRetried });
  return { retry, isRetrying: isPending };
}
